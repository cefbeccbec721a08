import { users } from '@trilha/contract/identity/users'
import { routes } from '../../platform/http/routes.ts'
import { checkGuardianSignUp, signUpGuardian } from './guardian-signup.service.ts'
import { recover, startRecovery } from './recovery.service.ts'
import { checkSignUp, checkStudentSignUp, signUp, signUpOptions, signUpStudent } from './signup.service.ts'
import * as service from './users.service.ts'
import { resendVerification, verifyEmail } from './verification.service.ts'

export const usersRoutes = routes(
  users,
  {
    signUpOptions: ({ db, platform }) => signUpOptions(db, platform.config),
    signUp: (context, { body }) => signUp(context, body),
    signUpStudent: (context, { body }) => signUpStudent(context, body),
    signUpGuardian: (context, { body }) => signUpGuardian(context, body),
    getProfile: ({ db }, { params }) => service.getProfile(db, params.id),
    verifyEmail: (context, { params: { id, verificationToken } }) =>
      verifyEmail(context, { userId: id, token: verificationToken, source: 'link' }),
    verifyEmailZc: (context, { params: { id, verificationToken } }) =>
      verifyEmail(context, { userId: id, token: verificationToken, source: 'zc' }),
    startRecovery: (context, { params, body }) =>
      startRecovery(context, { given: params.id, deviceId: body.device_id }),
    recover: (context, { params: { id, code }, body: { password, device_id: deviceId } }) =>
      recover(context, { name: id, code, password, deviceId }),
    get: ({ db, session }, { params }) => service.getUser(db, session, params.idOrUsername),
    getBrief: ({ db, session }, { params }) => service.getBrief(db, session, params.id),
    update: (context, { body }) => service.updateUser(context, body),
    agreeTerms: (context, { body }) => service.agreeTerms(context, context.session, body.version),
    chooseFirstPassword: (context, { body }) => service.chooseFirstPassword(context, body.password),
    resendVerification: (context, { params }) => resendVerification(context, params.id),
    checkCompleteData: ({ db, session }) => service.checkCompleteData(db, session),
    completeRegister: (context, { body }) => service.completeRegister(context, body),
    nicknameExists: (context, { params }) => service.nicknameExists(context, params.nick),
  },
  {
    signUp: (context, { body }) => checkSignUp(context, body),
    signUpStudent: (context, { body }) => checkStudentSignUp(context, body),
    signUpGuardian: (context, { body }) => checkGuardianSignUp(context, body),
  },
)
