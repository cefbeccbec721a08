import { students } from '@trilha/contract/school/students'
import { routes } from '../../platform/http/routes.ts'
import {
  getBasic,
  getMine,
  getRanking,
  getStudent,
  listClassmates,
  listProfessors,
  listRanking,
  setMyRanking,
} from './students.service.ts'

const byStudent = ({ id }: { id: string }) => ({ studentId: id })
const byUser = ({ id }: { id: string }) => ({ userId: id })

export const studentsRoutes = routes(students, {
  getMine: ({ db, session }) => getMine(db, session),
  setMyRanking: ({ db, session }, { body }) => setMyRanking(db, session, body.isVisible),
  get: ({ db, session }, { params }) => getStudent(db, session, byStudent(params)),
  getBasic: ({ db, session }, { params }) => getBasic(db, session, byStudent(params)),
  getRanking: ({ db, session }, { params }) => getRanking(db, session, byStudent(params)),
  getRankingByUser: ({ db, session }, { params }) => getRanking(db, session, byUser(params)),
  listRanking: ({ db, session }, { params, query }) =>
    listRanking(db, session, { ...byStudent(params), size: query.pSize }),
  listRankingByUser: ({ db, session }, { params, query }) =>
    listRanking(db, session, { ...byUser(params), size: query.pSize }),
  listMyClassmates: ({ db, session }) => listClassmates(db, session, { userId: session.userId }),
  listMyProfessors: ({ db, session }) => listProfessors(db, session, { userId: session.userId }),
  listClassmates: ({ db, session }, { params }) => listClassmates(db, session, byUser(params)),
  listProfessors: ({ db, session }, { params }) => listProfessors(db, session, byUser(params)),
})
