import { lookup } from 'node:dns/promises'

/** How the server reaches the internet on somebody's behalf; tests have one of their own. */
export interface Network {
  /** Every address of a name. */
  resolve(name: string): Promise<string[]>
  /** Where to connect for an address and port that were found to be public: there. */
  dial(address: string, port: number): { host: string; port: number }
}

export const internet: Network = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  dial: (host, port) => ({ host, port }),
}
