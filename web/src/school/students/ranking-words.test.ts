import { expect, it } from 'vitest'
import enUs from '../../../locales/en-us/students.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/students.json' with { type: 'json' }

it('says of who sees the ranking what is true, the same on the dashboard and where one chooses', () => {
  for (const { ranking, team } of [
    { ...ptBr, team: 'equipe da escola' },
    { ...enUs, team: 'school’s team' },
  ])
    for (const sentence of [ranking.private, ranking.visibleHint]) expect(sentence).toContain(team)
})
