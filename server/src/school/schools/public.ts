export { getControlDefaults, lockControlDefaults, setControlDefaults } from './control-defaults.repo.ts'
export { getExchangeRate, lockExchangeRate, setExchangeRate } from './exchange-rate.repo.ts'
export { presentPerson } from './schools.present.ts'
export { acceptTermsForStudents, findPerson, insertSchool, listOffice, lockPerson } from './schools.repo.ts'
