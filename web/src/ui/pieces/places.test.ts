import { describe, expect, it } from 'vitest'
import { listStates, loadCities, matching, withState } from './places.ts'

describe('states and cities', () => {
  it('knows 26 states and the Federal District', () => {
    const states = listStates()
    expect(states).toHaveLength(27)
    expect(states).toContainEqual({ value: 'DF', label: 'Distrito Federal' })
    expect(new Set(states.map(({ value }) => value)).size).toBe(27)
  })

  it('has cities in every state, each once', async () => {
    for (const { value } of listStates()) {
      const cities = await loadCities(value)
      expect(cities.length).toBeGreaterThan(0)
      expect(new Set(cities).size).toBe(cities.length)
    }
    expect(await loadCities('DF')).toEqual(['Brasília'])
    expect(await loadCities('MG')).toHaveLength(853)
  })

  it('knows no city of a state that does not exist', async () => {
    expect(await loadCities('ZZ')).toEqual([])
    expect(await loadCities('')).toEqual([])
  })
})

describe('withState', () => {
  it('clears the city when the state changes', () => {
    expect(withState({ state: 'SP', city: 'Campinas' }, 'MG')).toEqual({ state: 'MG', city: '' })
    expect(withState({ state: 'SP', city: 'Campinas' }, '')).toEqual({ state: '', city: '' })
  })

  it('keeps it when the same state is chosen again', () => {
    expect(withState({ state: 'SP', city: 'Campinas' }, 'SP')).toEqual({ state: 'SP', city: 'Campinas' })
  })
})

describe('matching', () => {
  const cities = [
    'Santos',
    'São João da Boa Vista',
    'São Paulo',
    'Paulínia',
    "Santa Bárbara d'Oeste",
    'Sud Mennucci',
  ].map((label) => ({ label }))
  const labels = (search: string) => matching(cities, search).map(({ label }) => label)

  it.each([
    ['', cities.map(({ label }) => label)],
    ['sao', ['São João da Boa Vista', 'São Paulo']],
    ['SÃO P', ['São Paulo']],
    ['paul', ['Paulínia', 'São Paulo']],
    ['boa vista', ['São João da Boa Vista']],
    ['vista joao', ['São João da Boa Vista']],
    ['doeste', ["Santa Bárbara d'Oeste"]],
    ["d'oeste", ["Santa Bárbara d'Oeste"]],
    ['xyz', []],
  ])('%j', (search, expected) => {
    expect(labels(search)).toEqual(expected)
  })

  it('finds a state by its two letters, first', () => {
    const states = listStates().map(({ value, label }) => ({ label, hint: value }))
    expect(matching(states, 'sp').map(({ label }) => label)).toEqual(['São Paulo'])
    expect(matching(states, 'pa')[0]?.label).toBe('Pará')
    expect(matching(states, 'para').map(({ label }) => label)).toEqual(['Pará', 'Paraíba', 'Paraná'])
  })
})
