/** Data of the gallery that is not language: codes, addresses, colours. */

import type { UserBrief } from '@trilha/contract/people'

export const samplePin = '1234'

export const sampleLinks = [
  { name: 'same', href: '/playground' },
  { name: 'external', href: 'https://www.ibge.gov.br/cidades' },
  { name: 'disguised', href: 'https://trilha.test@example.com/entrar' },
  { name: 'letters', href: 'https://аpple.com/' },
  { name: 'refused', href: 'javascript:alert(1)' },
] as const

export const samplePreview = {
  id: '1',
  domain: 'example.org',
  url: 'https://example.org/chuva',
  image: null,
  imageAlt: null,
}

export const sampleColours = [
  { value: 'black', colour: '#211B22' },
  { value: 'darkBrown', colour: '#3B2417' },
  { value: 'brown', colour: '#6B4228' },
  { value: 'lightBrown', colour: '#9C6430' },
  { value: 'red', colour: '#B14E28' },
  { value: 'blond', colour: '#D9A441' },
  { value: 'blue', colour: '#2858DB' },
  { value: 'pink', colour: '#D4588F' },
  { value: 'white', colour: '#FFFFFF' },
] as const

export const samplePeople = [
  { name: 'Luana Aroeira', first: 'Luana', look: 'luana' },
  { name: 'Caio Jatobá', first: 'Caio', look: 'caio' },
  { name: 'Yasmin Ipê', first: 'Yasmin', look: 'yasmin' },
  { name: 'Davi Peroba', first: 'Davi', look: 'davi' },
  { name: 'Ayumi Cedro', first: 'Ayumi', look: 'ayumi' },
  { name: 'Nilo Copaíba', first: 'Nilo', look: 'nilo' },
] as const

/** The same people as the server would tell of them. */
export const sampleFriends: readonly UserBrief[] = samplePeople.map(({ name, first }, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  profileId: `00000000-0000-4000-8000-00000000000${at}`,
  name,
  nickname: first,
  surname: null,
  avatar: null,
  role: 'STUDENT',
  schoolName: 'Vale do Ipê',
  gradeName: null,
}))

export const sampleSubjects = ['ciencias', 'matematica', 'historia', 'artes', 'tecnologia'] as const

export const sampleStudent = {
  name: 'Luana Aroeira',
  school: 'Vale do Ipê',
  level: 7,
  xpIntoLevel: 420,
  xpPerLevel: 1000,
  year: '2026',
  enrolment: '20260712',
}

export const sampleEmail = 'luana@demo.trilha.test'
