// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { Manifest } from './types.ts'

export const manifest: Manifest = {
  accounts: {
    current: { method: 'GET', path: '/accounts/current' },
  },
  auth: {
    token: { method: 'POST', path: '/oauth/token', access: 'client', form: true },
    revoke: { method: 'DELETE', path: '/tokens/revoke' },
  },
  chests: {
    listMine: { method: 'GET', path: '/treasure-chests/my' },
    listMyGroups: { method: 'GET', path: '/treasure-chests/my-grouped' },
    countMine: { method: 'GET', path: '/treasure-chests/count/my' },
    openNext: { method: 'PATCH', path: '/treasure-chests/open', affects: ['wallets', 'accounts'], idempotent: true },
    openOne: { method: 'PATCH', path: '/treasure-chests/:id/open', affects: ['wallets', 'accounts'], idempotent: true },
  },
  profiles: {
    getMine: { method: 'GET', path: '/profiles/my' },
    get: { method: 'GET', path: '/profiles/:id' },
    getByUser: { method: 'GET', path: '/profiles/user/:userId' },
    update: { method: 'PATCH', path: '/profiles/:id', affects: ['accounts'] },
    listSkills: { method: 'GET', path: '/skills', access: 'anonymous' },
  },
  schools: {
    listGrades: { method: 'GET', path: '/grades', access: 'anonymous' },
    get: { method: 'GET', path: '/schools/:id' },
    getHome: { method: 'GET', path: '/schools-home/:id' },
    setNotice: { method: 'PATCH', path: '/schools/my/notice' },
    getConfig: { method: 'GET', path: '/school-configs/config' },
    getBlock: { method: 'GET', path: '/school-configs/block' },
    getSchoolFlags: { method: 'GET', path: '/school-configs/school' },
    setSchoolFlags: { method: 'PATCH', path: '/school-configs/school', affects: ['accounts'] },
    listFlagChanges: { method: 'GET', path: '/school-configs/school/changes' },
    listPeople: { method: 'GET', path: '/schools/my/people' },
    block: { method: 'PATCH', path: '/schools/my/people/:id/block' },
    unblock: { method: 'PATCH', path: '/schools/my/people/:id/unblock' },
  },
  students: {
    getMine: { method: 'GET', path: '/students/my' },
    setMyRanking: { method: 'PATCH', path: '/students/my/ranking' },
    get: { method: 'GET', path: '/students/:id' },
    getBasic: { method: 'GET', path: '/students/:id/basic' },
    getRanking: { method: 'GET', path: '/students/:id/ranking' },
    getRankingByUser: { method: 'GET', path: '/students/user/:id/ranking' },
    listRanking: { method: 'GET', path: '/students/:id/ranking/list-users' },
    listRankingByUser: { method: 'GET', path: '/students/user/:id/ranking/list-users' },
    listMyClassmates: { method: 'GET', path: '/student-classes/my-classmates' },
    listMyProfessors: { method: 'GET', path: '/student-classes/my-professors' },
    listClassmates: { method: 'GET', path: '/student-classes/user/:id/my-classmates' },
    listProfessors: { method: 'GET', path: '/student-classes/user/:id/my-professors' },
  },
  surveys: {
    check: { method: 'GET', path: '/nps-researches/check' },
    answer: { method: 'POST', path: '/nps-user-feedbacks', idempotent: true },
    skip: { method: 'POST', path: '/nps-user-feedbacks/nps-research/:id/skip' },
    removeMine: { method: 'DELETE', path: '/nps-user-feedbacks' },
    listResults: { method: 'GET', path: '/nps-researches' },
    open: { method: 'POST', path: '/nps-researches' },
    close: { method: 'PATCH', path: '/nps-researches/:id/close' },
  },
  wallets: {
    getMine: { method: 'GET', path: '/wallets/my' },
    listMyHistory: { method: 'GET', path: '/wallets/my-history' },
  },
}
