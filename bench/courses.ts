import { compare, type Side } from './lib/compare.ts'
import { schoolOfLearners } from './lib/school-of-learners.ts'
import type { Asker } from './lib/school-of-students.ts'
import { openStage } from './lib/stage.ts'

/**
 * What a student's list of courses costs in a school of 10,000 students and 1,000 courses, against one of 100 and 10:
 * each class follows ten courses in both, so the answers are of one size. Asked in turns in one run.
 */
const bar = 1.3
const rounds = Number(process.env['ROUNDS'] ?? 5)
const requests = 800
const sizes = { small: { students: 100, courses: 10 }, large: { students: 10_000, courses: 1_000 } } as const
const paths = {
  'GET courses/s/my': '/courses/s/my?pSize=20',
  'GET courses/s/my, under way': '/courses/s/my?pSize=20&status=STARTED',
  'GET courses/s/my, by name': '/courses/s/my?pSize=20&search=trilha',
  'GET courses/s/my-summary': '/courses/s/my-summary',
} as const

interface School extends Side {
  learners: Asker[]
}

async function prepare(size: { students: number; courses: number }): Promise<School> {
  const stage = await openStage()
  const learners = await schoolOfLearners(stage.database.db, stage.secrets, size)
  return { stage, server: await stage.start('server/src/main.ts'), learners }
}

const schools = { small: await prepare(sizes.small), large: await prepare(sizes.large) }
process.stdout.write(
  'microseconds of CPU per request at 10,000 students and 1,000 courses / at 100 and 10, median of rounds\n',
)
const routes = Object.entries(paths).map(([name, path]) => ({
  name,
  requests,
  next:
    ({ learners }: School) =>
    (count: number) => ({
      method: 'GET' as const,
      path: `/api${path}`,
      headers: { authorization: `Bearer ${learners[count % learners.length]!.token}` },
    }),
}))
process.exitCode = (await compare(schools, routes, { rounds, bar })) ? 0 : 1
