import { idOf } from './ids.ts'
import { schools } from './schools.ts'

/** A page that somebody wrote of, as the server would have read it; the name is one that leads nowhere. */
export const waterLink = 'https://rios.example.org/caminho-da-agua'

export const linkId = (url: string) => idOf('link preview', 'ipe', url)

export const linkRows = [
  {
    id: linkId(waterLink),
    school_id: schools.ipe.id,
    url: waterLink,
    domain: new URL(waterLink).hostname,
    title: 'O caminho da água: como desenhar um rio do telhado ao córrego',
    description: 'Um passo a passo para observar a chuva, seguir a água pela rua e marcar no mapa por onde ela passa.',
    image_file_id: null,
    image_alt: null,
  },
]
