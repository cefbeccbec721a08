/** In the order of the page; both levels of each stand in the sentences `terms`. */
export const termsSections = ['what', 'data', 'seen', 'together', 'coins', 'guardians', 'rights', 'changes'] as const
