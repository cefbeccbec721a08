/** The files of a new domain, by path: the smallest call that goes from the wire to a row and back. */
export function filesOf(names) {
  const { area, name, camel, pascal, migration } = names
  const server = `server/src/${area}/${name}/${name}`
  return {
    [`contract/src/${area}/${name}.ts`]: contract(names),
    [`server/migrations/${migration}.ts`]: migrationFile(names),
    [`${server}.tables.ts`]: tables(names),
    [`${server}.repo.ts`]: repo(names),
    [`${server}.service.ts`]: service(names),
    [`${server}.routes.ts`]: routes(names),
    [`${server}.privacy.ts`]: privacy(names),
    [`${server}.test.ts`]: test(names),
    [`web/src/${area}/${name}/${pascal}Page.tsx`]: page(names),
    [`web/locales/pt-br/${camel}.json`]: sentences(pascal, '{{count}} no total'),
    [`web/locales/en-us/${camel}.json`]: sentences(pascal, '{{count}} in all'),
  }
}

function contract({ area, name, camel, gate }) {
  const access = gate ? `{ who: 'account', gates: ['${gate}'] }` : `{ who: 'account' }`
  return `import { z } from 'zod'
import { domain } from '../call.ts'

export const ${camel} = domain('${area}', '${camel}', {
  countMine: {
    method: 'GET',
    path: '/${name}/my/count',
    doc: 'extension',
    summary: 'How many are mine',
    access: ${access},
    response: z.object({ count: z.number().int().nonnegative() }),
  },
})
`
}

function migrationFile({ table }) {
  return `import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${table} (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      created_at timestamptz not null default now()
    );
    create index ${table}_account_id_idx on ${table} (account_id, created_at, id);
  \`.execute(db)
}
`
}

function tables({ singular, table }) {
  return `import type { Generated } from 'kysely'

export interface ${singular}Tables {
  ${table}: {
    id: Generated<string>
    account_id: string
    created_at: Generated<Date>
  }
}
`
}

function repo({ table }) {
  return `import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export async function countOf(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('${table}')
    .select(sql<number>\`count(*)\`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
`
}

function service({ name }) {
  return `import type { Db } from '../../platform/db/database.ts'
import * as repo from './${name}.repo.ts'

export async function countMine(db: Db, accountId: string): Promise<{ count: number }> {
  return { count: await repo.countOf(db, accountId) }
}
`
}

function routes({ area, name, camel }) {
  return `import { ${camel} } from '@trilha/contract/${area}/${name}'
import { routes } from '../../platform/http/routes.ts'
import { countMine } from './${name}.service.ts'

export const ${camel}Routes = routes(${camel}, {
  countMine: ({ db, session }) => countMine(db, session.accountId),
})
`
}

function privacy({ camel, pascal, table }) {
  return `import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const ${camel}Privacy: PrivacyPlans = {
  ${table}: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'nothing',
    erase: 'erase',
    why: 'Belongs to one person, and nothing else needs it.',
    words: {
      'pt-br': { title: '${pascal}', about: 'O que é seu em ${pascal}, e desde quando.' },
      'en-us': { title: '${pascal}', about: 'What is yours in ${pascal}, and since when.' },
    },
  },
}
`
}

function test({ area, name, camel, table, gate }) {
  const opens = {
    parental_controls: gate && `${gate}_enabled`,
    schools: gate === 'chat' && 'is_permit_access_chat',
  }
  const opened = Object.entries(opens)
    .filter(([, column]) => column)
    .map(([open, column]) => `    await test.database.db.updateTable('${open}').set({ ${column}: true }).execute()\n`)
    .join('')
  return `import { ${camel} } from '@trilha/contract/${area}/${name}'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

describe('GET /${name}/my/count', () => {
  it("counts one's own and nobody else's", async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
${opened}    await test.database.db.insertInto('${table}').values({ account_id: ana.accountId }).execute()
    expect(await ana.call(${camel}, 'countMine')).toMatchObject({ ok: true, body: { count: 1 } })
    expect(await bruno.call(${camel}, 'countMine')).toMatchObject({ ok: true, body: { count: 0 } })
  })

  it('refuses without a session', async () => {
    expect(await test.anonymous.call(${camel}, 'countMine')).toMatchObject({ ok: false, status: 401, code: 'br_0001' })
  })
})
`
}

function page({ camel, pascal }) {
  return `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'

export function ${pascal}Page() {
  const { t } = useTranslation('${camel}')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('${camel}', 'countMine'))
  const failure = useErrorText(data ? undefined : error)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={120} radius={22} />}>
        {() => (
          <Card aria-label={t('title')}>
            {data ? (
              <p>{t('count', { count: data.count })}</p>
            ) : (
              <ErrorPanel
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </Card>
        )}
      </SkeletonGroup>
    </>
  )
}
`
}

function sentences(title, count) {
  const forms = count.includes('no total') ? ['one', 'many', 'other'] : ['one', 'other']
  return `${JSON.stringify({ title, ...Object.fromEntries(forms.map((form) => [`count_${form}`, count])) }, null, 2)}\n`
}
