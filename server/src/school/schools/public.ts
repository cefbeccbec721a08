export { getControlDefaults, lockControlDefaults, setControlDefaults } from './control-defaults.ts'
export { getExchangeRate, setExchangeRate } from './exchange-rate.ts'
export { findPerson } from './schools.repo.ts'
