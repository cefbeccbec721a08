import { createContext, use, type ComponentType, type ReactNode } from 'react'

interface LinkProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Ways to the community's other pages, given by who knows the routes; a page that is not built has none. */
export interface TalkLinks {
  /** An album of photos, or one of them in it. */
  album: ComponentType<LinkProps & { photoId?: string | undefined }>
  post: ComponentType<LinkProps>
  subject?: ComponentType<LinkProps> | undefined
}

const Links = createContext<TalkLinks | undefined>(undefined)

export const TalkLinksProvider = Links.Provider

export function useTalkLinks(): TalkLinks {
  const links = use(Links)
  if (!links) throw new Error('posts and comments stand inside TalkLinksProvider')
  return links
}
