import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The texts in an archive, by their paths. */
export async function unzip(zip: Buffer): Promise<Record<string, string>> {
  const opened = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
  )
  const files: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    opened.on('error', reject)
    opened.on('end', () => resolve(files))
    opened.on('entry', (entry: Entry) => {
      opened.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          files[entry.fileName] = Buffer.concat(chunks).toString()
          opened.readEntry()
        })
      })
    })
    opened.readEntry()
  })
}
