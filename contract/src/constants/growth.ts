export const LEARNING_TYPES = [
  'COURSE',
  'INTERVIEW',
  'LECTURE',
  'READING',
  'SCHOOL',
  'SEMINAR',
  'MOVIE_VIDEO',
  'WORKSHOP',
  'OTHERS',
] as const
export type LearningType = (typeof LEARNING_TYPES)[number]
export const PROJECT_TYPES = ['CHAMPIONSHIP', 'MARKET', 'OLYMPICS', 'PRESENTATION', 'PROJECT', 'OTHERS'] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]
export const ACHIEVEMENT_TYPES = ['CERTIFICATE', 'MEDAL', 'PROJECT_COMPLETED', 'OTHERS'] as const
export type AchievementType = (typeof ACHIEVEMENT_TYPES)[number]

/** The eight of a life project; GET skills starts with them. */
export const LIFE_PROJECT_SKILLS = [
  'COMMUNICATION',
  'SPORTS_HEALTH',
  'STRATEGY_ENTREPRENEURSHIP',
  'LEADERSHIP',
  'TROUBLESHOOTING',
  'CREATIVITY_INNOVATION',
  'TECHNOLOGY_ROBOTICS',
  'ART_MUSIC',
] as const
export type LifeProjectSkill = (typeof LIFE_PROJECT_SKILLS)[number]
export const LIFE_PROJECT_FILTERS = ['ALL', 'IN_PROGRESS', 'COMPLETED'] as const
export const LIFE_PROJECT_TABS = ['mine', 'collaborative'] as const
export const LIFE_PLAN_TEXTS = ['mission', 'purpose', 'values', 'vision'] as const
/** G42 */
export const LIFE_PLAN_TEXT_MAX = 1000
/** "More than 3 characters": life project and portfolio project. G4 */
export const PROJECT_NAME_MIN = 4

export const PORTFOLIO_PARTS = ['courses', 'projects', 'achievements', 'experiences', 'skills'] as const
export const PROFILE_TESTS = ['enterprising', 'disc'] as const

/** Answers of surveys and profile tests. */
export const ANSWER_MIN = 1
export const ANSWER_MAX = 10

/** Path segments below /library. */
export const LIBRARY_WORLDS = ['cuisine', 'studios', 'smart-cities', 'labs', 'labs-social'] as const
export const LIBRARY_SERIES = {
  'mysterious-island': ['shipwreck', 'lost-treasure', 'rescue'],
  adventure: ['radical-tour', 'roller-coaster-hub', 'flying-high'],
} as const

/** Path segments below /game-hub. */
export const PRACTICE_SCREENS = [
  'write-about-the-photo',
  'writing-sample',
  'read-and-select',
  'fill-in-the-blanks',
  'select-in-image',
  'select-in-image-editor',
  'learning-profile',
] as const
