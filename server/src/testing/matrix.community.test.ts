import { callsOf, tryMatrix } from './matrix.ts'
import { testApp } from './test-app.ts'

tryMatrix(testApp(), callsOf(['community']))
