import { dirname, relative, resolve, sep } from 'node:path'
import { forbids, forbidsPackage } from './zones.mjs'

/**
 * A rule of our own because no-restricted-imports sees only the text of an import, and `../x/y.ts`
 * says another thing in every folder. Dynamic imports and re-exports count like the others.
 */
export const boundaries = {
  create(context) {
    const file = within(context.cwd, context.filename)

    function judge(source, isType) {
      if (typeof source?.value !== 'string') return
      const isOurs = source.value.startsWith('.')
      const target = isOurs ? within(context.cwd, resolve(dirname(context.filename), source.value)) : source.value
      const reason = isOurs ? forbids(file, target, { isType }) : forbidsPackage(file, target)
      if (reason) context.report({ node: source, message: `${target}: ${reason}.` })
    }

    return {
      ImportDeclaration: (node) => judge(node.source, isTypeOnly(node, node.importKind)),
      ExportNamedDeclaration: (node) => judge(node.source, isTypeOnly(node, node.exportKind)),
      ExportAllDeclaration: (node) => judge(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => judge(node.source, false),
      TSImportType: (node) => judge(node.source, true),
    }
  },
}

function isTypeOnly(node, kind) {
  if (kind === 'type') return true
  const kinds = (node.specifiers ?? []).map((specifier) => specifier.importKind ?? specifier.exportKind)
  return kinds.length > 0 && kinds.every((each) => each === 'type')
}

function within(root, path) {
  return relative(root, path).split(sep).join('/')
}
