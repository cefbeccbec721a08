import type { Role } from '@trilha/contract/constants/people'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Never guarded (decision G2). */
    isPublic?: true
    /** For whoever has not agreed to the terms, too. */
    opensBeforeTerms?: true
    /** While the account waits for a yes, too. */
    opensWhileWaiting?: true
    /** In focus mode, without the shell, while the address names one of these: a class or a review of a course. */
    focusBy?: readonly string[]
    /** In focus mode always. */
    isFocus?: true
    /** Others are led home; left out: for everybody. E17 */
    roles?: readonly Role[]
    /** On phones, in place of the logo: a key under `heads` of the namespace `app`, and where the arrow leads. */
    head?: { title: 'course' | 'person' | 'studio'; back: string }
    /** Key under `titles` of the namespace `app`. */
    title?:
      | 'login'
      | 'signup'
      | 'forgot'
      | 'guardianConsent'
      | 'guardianSignUp'
      | 'invitation'
      | 'trial'
      | 'emailValidation'
      | 'agreeTerms'
      | 'redirectApp'
      | 'externalLogin'
      | 'oidcSignIn'
      | 'oidcSignOut'
      | 'dashboard'
      | 'edubank'
      | 'achievement'
      | 'myAccount'
      | 'accountData'
      | 'qrCode'
      | 'sessions'
      | 'family'
      | 'desk'
      | 'parentalControl'
      | 'deskChallenges'
      | 'deskAdmissions'
      | 'deskGuardians'
      | 'deskInvitations'
      | 'myInvitations'
      | 'help'
      | 'dataRequest'
      | 'deskNames'
      | 'deskRequests'
      | 'person'
      | 'profile'
      | 'studio'
      | 'avatarStore'
      | 'friends'
      | 'search'
      | 'subject'
      | 'myClass'
      | 'playground'
      | 'post'
      | 'savedPosts'
      | 'photoAlbums'
      | 'photoAlbum'
      | 'myTrail'
      | 'course'
      | 'bookShelf'
      | 'ebooks'
      | 'ebook'
      | 'notes'
      | 'task'
      | 'deskTasks'
      | 'deskReports'
      | 'deskWords'
      | 'myReports'
      | 'survey'
      | 'deskSchool'
      | 'deskPeople'
      | 'deskRewards'
      | 'deskSubjects'
      | 'deskSurvey'
      | 'blocked'
      | 'waiting'
      | 'redirect'
      | 'gallery'
      | 'notFound'
  }
}
