import { contract, type DomainName } from '@trilha/contract'
import type { Call } from '@trilha/contract/call'
import { requestOf, type Caller, type RequestArgs } from '../caller.ts'
import { samples as community } from './community.ts'
import { samples as economy } from './economy.ts'
import { samples as growth } from './growth.ts'
import { samples as identity } from './identity.ts'
import { samples as learning } from './learning.ts'
import { samples as media } from './media.ts'
import { samples as messaging } from './messaging.ts'
import type { Sample, SampleArgs, Samples } from './sample.ts'
import { samples as school } from './school.ts'
import { samples as worlds } from './worlds.ts'

export type { SampleArgs } from './sample.ts'

/** Of every area; a domain that none of them has does not compile. */
const samples: Samples = {
  ...community,
  ...economy,
  ...growth,
  ...identity,
  ...learning,
  ...media,
  ...messaging,
  ...school,
  ...worlds,
}

export interface ContractCall {
  name: string
  domain: DomainName
  key: string
  call: Call
  sample: Sample
}

export const everyCall: readonly ContractCall[] = (Object.keys(contract) as DomainName[]).flatMap((domain) =>
  Object.entries(contract[domain].calls as Record<string, Call>).map(([key, call]) => ({
    name: `${domain}.${key}`,
    domain,
    key,
    call,
    sample: (samples[domain] as Record<string, Sample>)[key]!,
  })),
)

/** As `call` of a person does, for any call with any sample. */
export function perform(person: Caller, call: Call, args: SampleArgs & Pick<RequestArgs, 'headers'>) {
  const { method, path, ...init } = requestOf(call, args)
  return person.raw(method, path, init)
}
