import { albumId } from '../../server/demo/albums.ts'
import { contentId, ebookId } from '../../server/demo/courses/places.ts'
import { idOf } from '../../server/demo/ids.ts'
import { cast } from '../../server/demo/people.ts'

export interface Walked {
  path: string
  as?: string
  showsWaiting?: true
  /** The heading of the page before it in this list stays, so that nothing tells when it has come. */
  keepsHeading?: true
  mayFail?: RegExp
}

const luana = cast.find(({ key }) => key === 'luana')!.id
const water = idOf('course', 'ipe', 'agua')

/** Every page there is. */
export const pages: readonly Walked[] = [
  { path: '/login' },
  { path: '/login/redirect-app' },
  { path: '/nsr/external-login' },
  { path: '/nsr/oidc/signin' },
  { path: '/signin-oidc' },
  { path: '/nsr/oidc/signout-callback-oidc' },
  { path: '/signout-callback-oidc' },
  { path: '/signup' },
  { path: '/nsr/forgot' },
  { path: '/nsr/degustacao' },
  { path: '/nsr/guardian' },
  { path: '/nsr/invitation/a-link-that-was-never-sent', mayFail: /invitations\/link/ },
  {
    path: '/nsr/guardian-consent/c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114/a-link-that-was-never-sent',
    mayFail: /guardian-consents/,
  },
  { path: '/nsr/request-data-lgpd' },
  { path: '/agree-terms' },
  { path: '/nsr/help' },
  { path: '/nsr/email-validation/c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114/a-link-that-was-never-sent' },
  { path: '/my-account', as: 'luana' },
  { path: '/dashboard', as: 'caio' },
  { path: '/edubank', as: 'caio' },
  { path: '/achievement', as: 'caio' },
  // All looks show a code of one person: the newer ends the older, and the older page asks for it in vain.
  { path: '/my-account/qr-code', as: 'caio', mayFail: /qr-codes/ },
  { path: '/my-account/sessions', as: 'caio' },
  { path: '/my-account/invitations', as: 'yasmin' },
  { path: '/my-account/reports', as: 'caio' },
  { path: '/family', as: 'rosana.imbuia@ipe.trilha.test' },
  { path: '/my-account/parental-control', as: 'luana' },
  { path: '/desk/guardians', as: 'direcao' },
  { path: '/desk/admissions', as: 'secretaria' },
  // Every other page leads these two back to /waiting, so each comes to it from another page that is open to them.
  ...['espera', 'espera.familia'].flatMap((as) => [
    { path: '/request-data-lgpd', as },
    { path: '/waiting', as },
  ]),
  { path: '/my-account/help', as: 'caio' },
  { path: '/my-account/help/request-data-lgpd', as: 'yasmin' },
  { path: '/my-account/help/under-construction', as: 'caio' },
  { path: '/request-data-lgpd', as: 'bloqueado' },
  { path: '/desk/names', as: 'secretaria' },
  { path: '/desk/requests', as: 'direcao' },
  { path: '/my-class', as: 'caio' },
  { path: '/playground/friends', as: 'caio' },
  { path: '/playground/search', as: 'caio' },
  { path: `/playground/subject/${idOf('subject', 'ipe', 'robotica')}`, as: 'caio' },
  // One's own, a friend's, and a child's as their guardian reads it.
  ...['luana', 'caio', 'marta'].map((as) => ({ path: `/playground/profile/${luana}`, as })),
  { path: '/desk/subjects', as: 'secretaria' },
  { path: '/my-trail', as: 'caio' },
  // A course, and of its classes a video, a document, a quiz and a challenge.
  { path: `/my-trail/course/${water}`, as: 'caio' },
  ...[
    [1, 2],
    [1, 4],
    [2, 4],
    [2, 5],
  ].map(([module, number]) => ({
    path: `/my-trail/course/${water}?class=${idOf('content', 'ipe', 'agua', module!, number!)}`,
    as: 'caio',
    keepsHeading: true as const,
  })),
  // In focus, in the middle of a review: server/demo/courses/reviews.ts.
  {
    path: `/my-trail/course/${idOf('course', 'ipe', 'formas')}?review=${idOf('review', 'triangulos')}`,
    as: 'caio',
    keepsHeading: true,
  },
  { path: '/my-trail/book-shelf', as: 'caio' },
  { path: '/playground', as: 'caio' },
  { path: `/playground/post/${idOf('post', 'pluviometro')}`, as: 'caio' },
  { path: '/playground/saved', as: 'luana' },
  { path: '/playground/photo-album', as: 'caio' },
  { path: `/playground/photo-album/album/${albumId('horta')}`, as: 'helena' },
  { path: '/my-trail/notes', as: 'caio' },
  // Told anew at every load: server/demo/class-life.ts.
  { path: `/my-trail/interactive-tasks/${idOf('task', 'garrafa')}/view`, as: 'caio' },
  { path: '/flipbook/ebooks', as: 'caio' },
  // The book of the fourth class of "Água limpa": server/demo/courses/ebooks.ts.
  { path: `/flipbook/ebook/${ebookId(contentId('ipe', 'agua', 4, 4))}?page=2`, as: 'yasmin' },
  { path: '/my-account/profile', as: 'caio' },
  { path: '/studio', as: 'caio' },
  { path: '/studio/my', as: 'caio', keepsHeading: true },
  { path: '/my-account/avatar', as: 'caio' },
  { path: '/my-account/avatar-store', as: 'caio' },
  { path: '/test/nps', as: 'caio' },
  { path: '/desk', as: 'direcao' },
  { path: '/desk/challenges', as: 'helena' },
  { path: '/desk/school', as: 'direcao' },
  { path: '/desk/invitations', as: 'direcao' },
  { path: '/desk/people', as: 'secretaria' },
  { path: '/desk/rewards', as: 'direcao@serra.trilha.test' },
  { path: '/desk/survey', as: 'direcao' },
  { path: '/desk/tasks', as: 'helena' },
  { path: '/desk/reports', as: 'secretaria' },
  { path: '/desk/words', as: 'direcao' },
  { path: '/blocked-account', as: 'bloqueado' },
  // Skeletons are among what it shows.
  { path: '/gallery', showsWaiting: true },
  { path: '/redirect/to/https:%2F%2Fexample.org' },
  { path: '/no-such-page' },
]

/** Of one person, as many as a test walks in a minute. */
export function walksOf(walked: readonly Walked[]): { person: string; part: Walked[] }[] {
  return Object.entries(Object.groupBy(walked, ({ as }) => as ?? 'nobody')).flatMap(([person, theirs = []]) =>
    Array.from({ length: Math.ceil(theirs.length / 10) }, (_, at) => ({
      person,
      part: theirs.slice(at * 10, at * 10 + 10),
    })),
  )
}
