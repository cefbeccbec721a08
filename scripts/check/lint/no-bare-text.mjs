const textProps = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
])
/** Our name is the same in every language. */
const isName = (text) => text.trim().toLowerCase() === 'trilha'
const hasWord = (text) => /\p{L}/u.test(text) && !isName(text)

/** What a person reads comes from web/locales: text between tags, and the props that are shown or read out. */
export const noBareText = {
  create(context) {
    function report(node, text) {
      const shown = text.trim().replaceAll(/\s+/g, ' ')
      context.report({ node, message: `Bare text "${shown}": put it into web/locales and use t().` })
    }

    /** Follows the branches that end on the screen, and no others: an argument of t() is a key. */
    function judge(node) {
      if (node.type === 'Literal' && typeof node.value === 'string' && hasWord(node.value)) report(node, node.value)
      if (node.type === 'TemplateLiteral') {
        const text = node.quasis.map((quasi) => quasi.value.cooked).join('')
        if (hasWord(text)) report(node, text)
      }
      if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(judge)
      if (node.type === 'LogicalExpression') judge(node.right)
    }

    return {
      JSXText(node) {
        if (hasWord(node.value)) report(node, node.value)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') judge(node.expression)
      },
      JSXAttribute(node) {
        if (!textProps.has(node.name.name) || !node.value) return
        judge(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
      },
    }
  },
}
