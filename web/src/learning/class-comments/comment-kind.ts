/** Its name among the kinds of the outbox. */
export const commentKind = 'class-comment'
