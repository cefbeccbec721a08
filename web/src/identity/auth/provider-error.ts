/** The identity provider sent the person back without a code, and said why (RFC 6749, 4.1.2.1). */
export class ProviderError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the identity provider answered ${reason}`)
    this.reason = reason
  }
}
