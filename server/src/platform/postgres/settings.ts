/** For a small machine that also runs the server: two cores, a few gigabytes. */
const defaults: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel workers share memory through /dev/shm, which containers keep small.
  max_parallel_workers_per_gather: '0',
  // Never lose an acknowledged write.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // The detail of a failed statement quotes rows, and those are about children.
  log_error_verbosity: 'terse',
}

/**
 * Loopback TCP and not a Unix socket: a socket's path may have 107 bytes, its folder would have
 * to be entered by both root and the database's user, and every tool takes a plain address.
 */
const reachedOnlyFromHere: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

export function postmasterArguments(options: {
  cluster: string
  port: number
  settings: Record<string, string>
}): string[] {
  const all = { ...defaults, ...options.settings, ...reachedOnlyFromHere, port: String(options.port) }
  return ['-D', options.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
