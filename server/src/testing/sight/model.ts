import type { FeedScope } from '@trilha/contract/constants'
import type { ClassAlbum, Member, Passed, Said, Shown, World, Written } from './world.ts'

/** Said plainly, person by person and post by post, from decisions G23, G35, G37, G38 and E71: nothing of the server is in it. */
export const model = {
  takesPart: ({ person, active, blocked, isMember, open, mayMeet, suspended }: Member) =>
    person.role !== 'PARENT' && active && !blocked && isMember && open && mayMeet && !suspended,
  isThereFor: (viewer: Member, other: Member) =>
    viewer.isMember &&
    viewer.person.role !== 'PARENT' &&
    model.takesPart(other) &&
    viewer.person.schoolId === other.person.schoolId &&
    !viewer.shuns.has(other) &&
    !other.shuns.has(viewer),
  seesAlone(viewer: Member, post: Written): boolean {
    if (post.author === viewer) return true
    if (post.hidden || post.isOriginalGone || !model.isThereFor(viewer, post.author)) return false
    if (post.audience === 'SCHOOL') return true
    if (post.audience === 'FRIENDS') return viewer.friends.has(post.author)
    return viewer.classes.includes(post.classId!)
  },
  /** One's own, whatever became of what it passes on; of others only with that. */
  sees: (viewer: Member, post: Written) =>
    post.author === viewer || (model.seesAlone(viewer, post) && model.seesOriginal(viewer, post)),
  seesOriginal: (viewer: Member, { original, passes }: Written) =>
    (original === null || model.seesAlone(viewer, original)) && (passes === null || model.seesPassed(viewer, passes)),
  isShown: (viewer: Member, { hidden, maker }: Shown) => !hidden || maker === viewer,
  seesAlbum: (viewer: Member, album: ClassAlbum) =>
    viewer.isMember &&
    viewer.person.schoolId === album.schoolId &&
    model.isShown(viewer, album) &&
    (viewer.person.role === 'SCHOOL_ADMIN' || viewer.classes.includes(album.classId)),
  seesPassed: (viewer: Member, { album, photo }: Passed) =>
    model.seesAlbum(viewer, album) && (photo === null || model.isShown(viewer, photo)),
  isIn(viewer: Member, post: Written, scope: FeedScope): boolean {
    const isFollowed = post.subjects.some((id) => viewer.follows.has(id))
    if (scope === 'CLASS') return post.audience === 'CLASS' && viewer.classes.includes(post.classId!)
    if (scope === 'SCHOOL') return post.audience === 'SCHOOL'
    if (scope === 'SUBJECTS') return isFollowed
    return post.author === viewer || viewer.friends.has(post.author) || isFollowed || model.isIn(viewer, post, 'CLASS')
  },
  seesSaid: (viewer: Member, { author, hidden }: Said) =>
    author === null || author === viewer || (!hidden && model.isThereFor(viewer, author)),
  /** Of a comment that was removed an empty place stays, while somebody's answer hangs on it. */
  isSaidTo: (viewer: Member, said: Said): boolean =>
    model.seesSaid(viewer, said) && (said.author !== null || model.answersOf(viewer, said).length > 0),
  answersOf: (viewer: Member, { answers }: Said) =>
    answers.filter((answer) => answer.author !== null && model.seesSaid(viewer, answer)),
  teaches: (professor: Member, student: Member) =>
    professor.person.role === 'PROFESSOR' &&
    student.person.role === 'STUDENT' &&
    professor.classes.includes(student.classes[0]!),
  areClassmates: (one: Member, other: Member) =>
    one.person.role === 'STUDENT' && other.person.role === 'STUDENT' && one.classes[0] === other.classes[0],
  /** All are children or none is, so that two students may always. */
  mayBeFriends(one: Member, other: Member): boolean {
    if (one.person.role !== 'STUDENT' && other.person.role !== 'STUDENT') return true
    if (one.person.role === other.person.role) return true
    return model.teaches(one, other) || model.teaches(other, one)
  },
  isSuggested(world: World, viewer: Member, other: Member): boolean {
    if (other === viewer || !model.isThereFor(viewer, other) || !model.mayBeFriends(viewer, other)) return false
    if (viewer.friends.has(other) || viewer.asks.has(other) || other.asks.has(viewer)) return false
    const isFriendOfFriend = world.members.some(
      (friend) => viewer.friends.has(friend) && friend.friends.has(other) && model.isThereFor(viewer, friend),
    )
    return (
      isFriendOfFriend ||
      other.classes.some((id) => viewer.classes.includes(id)) ||
      [...other.follows].some((id) => viewer.follows.has(id))
    )
  },
}
