export { getControlDefaults, lockControlDefaults, setControlDefaults } from './control-defaults.ts'
