import { fileURLToPath } from 'node:url'

/** Videos and documents of the courses; scripts/demo-media makes them. */
export function filePath(name: string): string {
  return fileURLToPath(new URL(`../files/${name}`, import.meta.url))
}
