import type { Rolldown } from 'vite'

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

interface Layer {
  name: string
  roots: readonly string[]
  sentences?: readonly string[]
}

/** What comes before the pages that differ: the modules from which it is reached, and the sentences that it says. */
const layers: readonly Layer[] = [
  {
    name: 'start',
    sentences: ['app', 'auth', 'common', 'shell'],
    roots: [
      'src/main.tsx',
      'src/identity/auth/LoginPage.tsx',
      'src/ui/art/LoginScene.tsx',
      'src/ui/shell/PublicHeader.tsx',
    ],
  },
  // Of every page but the login.
  { name: 'queries', roots: ['src/app/QueryScope.tsx'] },
  {
    name: 'frame',
    sentences: ['avatar', 'notifications', 'ui'],
    roots: ['src/app/background.ts', 'src/app/SessionGate.tsx', 'src/app/AppFrame.tsx'],
  },
  // Kept for a day without network: a file that it shared with the sign-up forms would bring their libraries along.
  {
    name: 'home',
    sentences: [
      'achievements',
      'chests',
      'courses',
      'dashboard',
      'schools',
      'students',
      'surveys',
      'tasks',
      'wallets',
      'wardrobe',
    ],
    roots: ['src/app/dashboard/DashboardPage.tsx'],
  },
]

/** Of each layer one file in each language. */
const layersOfSentences = ['pt-br', 'en-us'].flatMap((language) =>
  layers.flatMap(({ name, sentences }) => (sentences ? [{ name: `${name}-${language}`, language, sentences }] : [])),
)

/** Every file of all layers, as the bundler names them. */
export const layerNames = [...layers, ...layersOfSentences].map(({ name }) => name)

/**
 * One group of modules for each layer; a module belongs to the first that reaches it. Cut by who shares what with
 * whom, as the bundler does by itself, a page comes in a hundred files of a few hundred bytes, six at a time.
 */
export function layerGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let layerOf: Map<string, string> | undefined
  const ofCode = layers.map(({ name }, index): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name(id, graph) {
      layerOf ??= reachAll(root, graph)
      return layerOf.get(id) === name ? name : undefined
    },
    // A group takes along what its modules import: the layer below must have taken its own before.
    priority: layers.length - index,
  }))
  const ofSentences = layersOfSentences.map(({ name, language, sentences }) => ({
    name,
    test: new RegExp(`/locales/${language}/(?:${sentences.join('|')})\\.json$`),
  }))
  return [...ofCode, ...ofSentences]
}

function reachAll(root: string, graph: Graph): Map<string, string> {
  const layerOf = new Map<string, string>()
  for (const { name, roots } of layers) {
    const open = roots.map((file) => `${root}/${file}`)
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (layerOf.has(id)) continue
      layerOf.set(id, name)
      if (!isBarrel(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  // What the page itself names keeps a file of its own, and so does what else is loaded by itself: the manifest names it.
  const roots = new Set(layers.flatMap((layer) => layer.roots.map((file) => `${root}/${file}`)))
  for (const id of layerOf.keys()) if (isMain(id) || (isEntry(id, graph) && !roots.has(id))) layerOf.delete(id)
  return layerOf
}

/** Reaches all that its library has; what of it is used shows only when the rest has been shaken off. */
function isBarrel(id: string): boolean {
  return /node_modules\/(?:@tabler|@mantine|react-i18next)\//.test(id)
}

function isMain(id: string): boolean {
  return id.endsWith('/src/main.tsx')
}

function isEntry(id: string, graph: Graph): boolean {
  return isMain(id) || (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
}

/** Below those that may use them. */
const areas = ['identity', 'school', 'economy', 'growth', 'learning', 'community', 'messaging']

/**
 * What several pages use beside the layers: of libraries what the same pages use, of ours one file for what all areas
 * are made of, one for what avatars wear, one for the shapes of the contract, by which forms alone check, and one for
 * each area. In this order: a group takes along what its modules import and no group before it has.
 */
export const sharedGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shared', test: /node_modules\/(?!@tabler\/)/, minShareCount: 2, entriesAware: true },
  {
    name: unlessEntry('pieces'),
    test: /web\/src\/ui\/|web\/src\/lib\/(?!use-checked-form)|contract\/src\/constants|node_modules\/@tabler\//,
    // The gallery shows every piece, so each has one page more than those that people open.
    minShareCount: 3,
  },
  { name: 'wardrobe', test: /contract\/src\/economy\/(?:avatar-catalogue|default-avatar)/, minShareCount: 2 },
  { name: unlessEntry('shapes'), test: /contract\/src\/|web\/src\/lib\/use-checked-form/, minShareCount: 2 },
  ...areas.map((area) => ({
    name: unlessEntry(area),
    test: new RegExp(`web/src/(?:app/)?${area}/`),
    minShareCount: 2,
  })),
]

function unlessEntry(name: string): (id: string, graph: Graph) => string | undefined {
  return (id, graph) => (isEntry(id, graph) ? undefined : name)
}
