import { renewTokens } from '../server/src/testing/drills/class-of-students.ts'
import { compare, type Side } from './lib/compare.ts'
import { closedLoop, quantile } from './lib/load.ts'
import { schoolThatTalks, type TalkingSchool } from './lib/school-that-talks.ts'
import { openStage } from './lib/stage.ts'

/**
 * What the feed costs in a school of 50,000 students and 1,000,000 posts against one of 500 and 10,000, asked in turns;
 * and how many pages a second it gives against a bare route that runs the same SQL and answers the same bytes.
 */
const bars = { growth: 1.3, throughput: 0.5 } as const
const rounds = Number(process.env['ROUNDS'] ?? 5)
const requests = 400
const connections = 8
const sizes = { small: 500, large: 50_000 } as const
const paths = {
  'GET posts/feed, for me': '/posts/feed?pSize=10&scope=FOR_ME',
  'GET posts/feed, the class': '/posts/feed?pSize=10&scope=CLASS',
  'GET posts/feed, the school': '/posts/feed?pSize=10&scope=SCHOOL',
  'GET posts/feed, subjects': '/posts/feed?pSize=10&scope=SUBJECTS',
} as const

interface School extends Required<Side>, TalkingSchool {}

async function prepare(students: number): Promise<School> {
  const stage = await openStage()
  const school = await schoolThatTalks(stage.database.db, stage.secrets, students)
  return {
    stage,
    server: await stage.start('server/src/main.ts'),
    renew: () => renewTokens(stage.secrets, school.askers),
    ...school,
  }
}

const schools = { small: await prepare(sizes.small), large: await prepare(sizes.large) }

const asked = (path: string) => (school: School) => (count: number) => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { authorization: `Bearer ${school.askers[count % school.askers.length]!.token}` },
})

/** Pages a second, the median of rounds in turns. */
async function throughput(school: School): Promise<boolean> {
  const floor = await school.stage.start('bench/feed-floor-server.ts', { environment: { SCHOOL_ID: school.schoolId } })
  const bare = (count: number) => ({
    method: 'GET',
    path: `/posts/feed?account=${school.askers[count % school.askers.length]!.accountId}`,
    headers: {},
  })
  const ours = asked(paths['GET posts/feed, for me'])(school)
  const pages = { app: [] as number[], floor: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    await school.renew()
    for (const [side, address, next] of [
      ['app', school.server.address, ours],
      ['floor', floor.address, bare],
    ] as const) {
      const { outcomes, seconds } = await closedLoop({ address, next }, { requests, connections })
      if (outcomes.some(({ status }) => status !== 200)) throw new Error(`${side} refused`)
      // The first round warms both up.
      if (round > 0) pages[side].push(requests / seconds)
    }
  }
  const [app, least] = [quantile(pages.app, 0.5), quantile(pages.floor, 0.5)]
  process.stdout.write(
    `pages a second against the bare route ${app.toFixed(0)} / ${least.toFixed(0)} = ${(app / least).toFixed(2)} (at least ${bars.throughput})\n`,
  )
  return app / least >= bars.throughput
}

const isFast = await throughput(schools.large)
process.stdout.write('microseconds of CPU per page at 1,000,000 posts / at 10,000, median of rounds\n')
const routes = Object.entries(paths).map(([name, path]) => ({ name, requests, next: asked(path) }))
const isFlat = await compare(schools, routes, { rounds, bar: bars.growth })
process.exitCode = isFast && isFlat ? 0 : 1
