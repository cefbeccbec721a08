import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Gate } from './http/gate.ts'

export interface Metrics {
  observe(line: { method: string; route: string; status: number; seconds: number }): void
  unexpected(): void
  shed(): void
  text(): Promise<string>
  contentType: string
}

/** One registry per server, never a global one: several servers live in one test process. */
export function createMetrics(
  gate: Gate,
  pool: { totalCount: number; idleCount: number; waitingCount: number },
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'trilha_' })
  const duration = new Histogram({
    name: 'trilha_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const shed = new Counter({ name: 'trilha_requests_shed_total', help: 'Turned away at a full gate', registers })
  const unexpected = new Counter({ name: 'trilha_unexpected_errors_total', help: 'Answers 500', registers })
  new Gauge({
    name: 'trilha_requests_running',
    help: 'Past the gate',
    registers,
    collect() {
      this.set(gate.running)
    },
  })
  new Gauge({
    name: 'trilha_requests_queued',
    help: 'Waiting at the gate',
    registers,
    collect() {
      this.set(gate.queued)
    },
  })
  new Gauge({
    name: 'trilha_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return {
    observe: ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds),
    unexpected: () => unexpected.inc(),
    shed: () => shed.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
