/**
 * Constants, enums and limits of the documents in one place, for both sides. Plain data only. Some stand here before the
 * page that will use them: constants.test.ts holds them to the documents.
 */
export * from './constants/community.ts'
export * from './constants/economy.ts'
export * from './constants/growth.ts'
export * from './constants/interface.ts'
export * from './constants/languages.ts'
export * from './constants/learning.ts'
export * from './constants/media.ts'
export * from './constants/people.ts'
