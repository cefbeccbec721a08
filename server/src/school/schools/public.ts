export { getControlDefaults, lockControlDefaults, setControlDefaults } from './control-defaults.ts'
export { getExchangeRate, setExchangeRate } from './exchange-rate.ts'
export { presentPerson } from './schools.present.ts'
export { findPerson, insertSchool, lockPerson } from './schools.repo.ts'
