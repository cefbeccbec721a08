export { getControlDefaults, lockControlDefaults, setControlDefaults } from './control-defaults.ts'
export { findPerson } from './schools.repo.ts'
