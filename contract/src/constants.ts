/** Constants, enums and limits of the documents in one place, for both sides. Plain data only. */
export * from './constants/community.ts'
export * from './constants/economy.ts'
export * from './constants/growth.ts'
export * from './constants/interface.ts'
export * from './constants/languages.ts'
export * from './constants/learning.ts'
export * from './constants/media.ts'
export * from './constants/people.ts'
