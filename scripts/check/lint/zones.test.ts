import { describe, expect, it } from 'vitest'
import { forbids, forbidsName, forbidsPackage, pathOf } from './zones.mjs'

const chests = 'server/src/economy/chests/chests.service.ts'
const nested = 'server/src/learning/courses/modules/modules.service.ts'
const page = 'web/src/economy/wallets/EdubankPage.tsx'

describe('boundaries', () => {
  it.each([
    ['contract/src/economy/chests.ts', 'contract/src/call.ts'],
    [chests, 'server/src/platform/db/database.ts'],
    [chests, 'server/src/economy/wallets/public.ts'],
    [chests, 'server/src/economy/chests/chests.repo.ts'],
    [nested, 'server/src/learning/courses/courses.repo.ts'],
    [nested, 'server/src/economy/wallets/public.ts'],
    ['server/src/economy/chests/chests.test.ts', 'server/src/testing/test-app.ts'],
    ['server/src/domains.ts', 'server/src/economy/chests/chests.routes.ts'],
    [page, 'web/src/ui/base/Card.tsx'],
    [page, 'web/src/lib/query.ts'],
    [page, 'web/src/app/paths.ts'],
    ['web/src/app/dashboard/DashboardPage.tsx', page],
    ['web/src/ui/base/Card.tsx', 'web/src/lib/format.ts'],
  ])('%s may import %s', (file, target) => {
    expect(forbids(file, target)).toBeUndefined()
  })

  it.each([
    ['contract/src/call.ts', 'server/src/platform/log.ts'],
    ['server/src/platform/log.ts', 'server/src/economy/wallets/public.ts'],
    ['server/src/platform/log.ts', 'server/src/domains.ts'],
    ['server/src/platform/db/database.ts', 'server/src/database.ts'],
    [chests, 'server/src/economy/wallets/wallets.repo.ts'],
    [chests, 'server/src/identity/auth/auth.service.ts'],
    [chests, 'server/src/testing/given.ts'],
    [chests, 'server/src/app.ts'],
    [nested, 'server/src/learning/quizzes/quizzes.repo.ts'],
    ['server/src/main.ts', 'web/src/app/paths.ts'],
    [page, 'web/src/economy/chests/AllChests.tsx'],
    [page, 'web/src/app/router.ts'],
    [page, 'server/src/platform/log.ts'],
    ['web/src/ui/base/Card.tsx', 'web/src/lib/api/client.ts'],
    ['web/src/ui/base/Card.tsx', 'web/src/lib/query.ts'],
    ['web/src/ui/base/Card.tsx', 'web/src/lib/calls/word-check.ts'],
    ['web/src/ui/base/Card.tsx', page],
    ['web/src/lib/query.ts', 'web/src/ui/base/Card.tsx'],
  ])('%s may not import %s', (file, target) => {
    expect(forbids(file, target)).toEqual(expect.any(String))
  })

  it('lets the contract use zod alone, and its tests more', () => {
    expect(forbidsPackage('contract/src/call.ts', 'zod')).toBeUndefined()
    expect(forbidsPackage('contract/src/call.ts', 'zod/mini')).toBeUndefined()
    expect(forbidsPackage('contract/src/call.ts', 'node:fs')).toEqual(expect.any(String))
    expect(forbidsPackage('contract/src/call.test.ts', 'vitest')).toBeUndefined()
    expect(forbidsPackage(chests, 'node:crypto')).toBeUndefined()
  })

  it('lets no domain open a connection of its own', () => {
    expect(forbidsPackage(chests, 'pg')).toEqual(expect.any(String))
    expect(forbidsPackage(chests, 'pg', { isType: true })).toBeUndefined()
    expect(forbidsPackage('server/src/platform/db/database.ts', 'pg')).toBeUndefined()
    expect(forbidsName(chests, 'openDatabase')).toEqual(expect.any(String))
    expect(forbidsName(chests, 'inTransaction')).toBeUndefined()
    expect(forbidsName('server/src/main.ts', 'openDatabase')).toBeUndefined()
  })

  it('lets no shared piece ask the server', () => {
    const piece = 'web/src/ui/pieces/ListFoot.tsx'
    expect(forbidsPackage(piece, '@tanstack/react-query')).toEqual(expect.any(String))
    expect(forbidsPackage(piece, '@tanstack/react-query', { isType: true })).toBeUndefined()
    expect(forbidsPackage(piece, '@tanstack/react-router')).toBeUndefined()
    expect(forbidsPackage(page, '@tanstack/react-query')).toBeUndefined()
  })

  it('knows a file of ours by its package too', () => {
    const wallets = pathOf('@trilha/server/src/economy/wallets/wallets.repo.ts')
    expect(forbids(chests, wallets)).toEqual(expect.any(String))
    expect(pathOf('@trilha/contract/constants')).toBeUndefined()
    expect(pathOf('kysely')).toBeUndefined()
  })

  it('lets platform know the tables as types', () => {
    expect(forbids('server/src/platform/db/database.ts', 'server/src/database.ts', { isType: true })).toBeUndefined()
  })
})
