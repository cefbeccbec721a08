import type { Plugin } from 'vite'

const name = 'virtual:heic-worker'
const devPath = '/heic-worker.js'

/**
 * The decoder comes as a text inside its package, to be run from a blob, which our content security policy does not
 * let run. Here it becomes a file of its own, unmodified, that is fetched when a picture needs it.
 */
export function heicWorker(): Plugin {
  let isServing = false
  return {
    name: 'trilha:heic-worker',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      if (isServing) return `export default '${devPath}'`
      const reference = this.emitFile({ type: 'asset', name: 'heic-worker.js', source: await workerSource() })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    configureServer({ middlewares }) {
      middlewares.use(devPath, (_request, response) => {
        void workerSource().then((source) => response.setHeader('content-type', 'text/javascript').end(source))
      })
    },
  }
}

/** The package makes its worker when it is first used: here in place of a worker stands somebody who looks at it. */
async function workerSource(): Promise<string> {
  const { createObjectURL } = URL
  let code: Blob | undefined
  URL.createObjectURL = (blob) => {
    code = blob as Blob
    return ''
  }
  Object.assign(globalThis, {
    Worker: class {
      addEventListener(): void {}
      postMessage(): void {}
    },
  })
  try {
    const { heicTo } = await import('heic-to/csp')
    void heicTo({ blob: new Blob([]), type: 'bitmap' })
    // It begins with a step that waits.
    await new Promise((resolve) => setTimeout(resolve, 50))
  } finally {
    URL.createObjectURL = createObjectURL
    Reflect.deleteProperty(globalThis, 'Worker')
  }
  if (!code) throw new Error('heic-to makes its worker in another way than it did')
  return code.text()
}
