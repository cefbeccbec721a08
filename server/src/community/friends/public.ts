export { countOf as countFriendsOf } from './friends.repo.ts'
export { isBlockedBy, isCommunityPerson, isOwnFriendship } from './friends.service.ts'
