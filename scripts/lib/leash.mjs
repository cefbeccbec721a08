// Loaded into the server before its own code, when scripts/start.mjs runs it.
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const sameSignalWithin = 1000
const momentForOurs = 150
const seen = new Map()

/**
 * Ctrl-C reaches the whole group, us included, and start.mjs hands on its own copy: the server
 * would take the second for "hurry up". Asked through the channel, we pass on only what we have
 * not had ourselves, after a moment in which ours may still arrive.
 */
function passOn(signal) {
  setTimeout(() => {
    const last = seen.get(signal) ?? -Infinity
    if (performance.now() - last > sameSignalWithin) process.emit(signal, signal)
  }, momentForOurs)
}

for (const signal of signals) {
  process.on(signal, () => {
    seen.set(signal, performance.now())
    if (process.listenerCount(signal) > 1) return
    // A closed terminal ends the server like any other stop; and too early for the server to have
    // its own handler, do what would happen without ours.
    if (signal === 'SIGHUP') passOn('SIGTERM')
    else process.exit(128 + constants.signals[signal])
  })
}

if (process.channel) {
  process.on('message', (message) => {
    if (signals.includes(message?.signal)) passOn(message.signal)
  })
  // start.mjs was killed: nobody is left to hand on a signal.
  process.on('disconnect', () => passOn('SIGTERM'))
  process.channel.unref()
}
