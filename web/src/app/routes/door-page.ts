import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement, type ComponentType } from 'react'
import type { Namespace } from '../../lib/i18n.ts'
import { loadPage } from '../load-page.ts'

/** A page outside the session, whose gate would give it the queries: here they come beside the page. */
export function doorPage<Name extends string>(
  code: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...namespaces: Namespace[]
) {
  const load = loadPage(() => Promise.all([code(), import('../QueryScope.tsx')]), ...namespaces)
  return lazyRouteComponent(async () => {
    const [{ [name]: Page }, { QueryScope }] = await load()
    return { default: () => createElement(QueryScope, null, createElement(Page)) }
  })
}
