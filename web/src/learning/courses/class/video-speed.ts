import { session } from '../../../lib/session.ts'
import { browserStore } from '../../../lib/storage.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/** Of a person on this device: several may share it, and each reads and hears in their own time. */
function keyOf(): string | undefined {
  const account = session.current()?.accountId
  return account && `trilha.video-speed.${account}`
}

export function readSpeed(): number {
  const key = keyOf()
  const kept = key === undefined ? null : browserStore().getItem(key)
  return speeds.find((speed) => String(speed) === kept) ?? 1
}

export function keepSpeed(speed: number): void {
  const key = keyOf()
  if (key !== undefined) browserStore().setItem(key, String(speed))
}
