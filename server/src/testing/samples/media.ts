import type { Samples } from './sample.ts'

export const samples = {
  files: {
    upload: () => ({ file: new File(['Água que move o mundo.'], 'anotações.txt') }),
  },
  linkPreviews: {
    get: () => ({ query: { url: 'https://escola.exemplo.com.br/materia' } }),
  },
} satisfies Partial<Samples>
