import { createContext, use, type ComponentType, type ReactNode } from 'react'

interface LinkProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Ways to the community's other pages, given by who knows the routes; a page that is not built has none. */
export interface CommunityLinks {
  post: ComponentType<LinkProps>
  /** By the person's id. */
  profile?: ComponentType<LinkProps> | undefined
  subject?: ComponentType<LinkProps> | undefined
}

const Links = createContext<CommunityLinks | undefined>(undefined)

export const CommunityLinksProvider = Links.Provider

export function useCommunityLinks(): CommunityLinks {
  const links = use(Links)
  if (!links) throw new Error('pages of the community stand inside CommunityLinksProvider')
  return links
}
