import type { Call, CallInput, CallResult, Domain } from '@trilha/contract/call'
import type { FieldProblem } from '@trilha/contract/fields'
import type { Context } from './context.ts'

export type Handler<C extends Call> = (
  context: Context<C>,
  input: CallInput<C>,
) => Promise<CallResult<C>> | CallResult<C>
type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

/** What passed its own rule of a request that some other field refuses. */
type Passed<C extends Call> = {
  [Part in keyof CallInput<C>]: CallInput<C>[Part] extends object
    ? { [Field in keyof CallInput<C>[Part]]?: CallInput<C>[Part][Field] | undefined }
    : CallInput<C>[Part]
}

/**
 * For a form whose every failing field is named at once: what only the database knows (a name that is taken) about the
 * fields whose shape is right, asked when the shape of others is not. It reads, counts tries as the handler does, and
 * changes nothing.
 */
export type AlsoCheck<C extends Call> = (context: Context<C>, passed: Passed<C>) => Promise<FieldProblem[]>
type AlsoChecks<Calls extends Record<string, Call>> = { [Name in keyof Calls]?: AlsoCheck<Calls[Name]> }

export interface DomainRoutes {
  domain: Domain
  handlers: Record<string, Handler<Call>>
  alsoChecks: Record<string, AlsoCheck<Call>>
}

/** A missing handler, an unknown one or a wrong answer does not compile. */
export function routes<Calls extends Record<string, Call>>(
  domain: Domain<Calls>,
  handlers: Handlers<Calls>,
  alsoChecks: AlsoChecks<Calls> = {},
): DomainRoutes {
  return { domain, handlers, alsoChecks: alsoChecks as DomainRoutes['alsoChecks'] }
}
