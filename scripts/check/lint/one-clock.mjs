/** Time comes in from outside (`now`), so that a test can set it; `new Date(value)` only converts. */
export const oneClock = {
  create(context) {
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date'
    const report = (node) => context.report({ node, message: 'Take the time from the one clock, passed in as `now`.' })
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node)
      },
      MemberExpression(node) {
        if (isDate(node.object) && (node.property.name ?? node.property.value) === 'now') report(node)
      },
    }
  },
}
