import { dirname, relative, resolve, sep } from 'node:path'
import { forbids, forbidsName, forbidsPackage, pathOf } from './zones.mjs'

/**
 * A rule of our own because no-restricted-imports sees only the text of an import, and `../x/y.ts`
 * says another thing in every folder. Dynamic imports and re-exports count like the others.
 */
export const boundaries = {
  create(context) {
    const file = within(context.cwd, context.filename)

    function judge(source, isType) {
      if (typeof source?.value !== 'string') return
      const isRelative = source.value.startsWith('.')
      const path = isRelative
        ? within(context.cwd, resolve(dirname(context.filename), source.value))
        : pathOf(source.value)
      const target = path ?? source.value
      const reason = path ? forbids(file, path, { isType }) : forbidsPackage(file, target, { isType })
      if (reason) context.report({ node: source, message: `${target}: ${reason}.` })
    }

    function judgeNames({ specifiers }) {
      for (const { imported } of specifiers) {
        const reason = imported && forbidsName(file, imported.name)
        if (reason) context.report({ node: imported, message: `${imported.name}: ${reason}.` })
      }
    }

    return {
      ImportDeclaration(node) {
        judge(node.source, isTypeOnly(node, node.importKind))
        judgeNames(node)
      },
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
