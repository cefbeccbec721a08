import { useCurrentAccount } from '../../lib/current-account.ts'
import { AddPerson } from '../../school/roster/AddPerson.tsx'
import { ChangePerson } from '../../school/roster/ChangePerson.tsx'
import { manageableBy } from '../../school/roster/manageable.ts'
import { PeopleDeskPage } from '../../school/schools/PeopleDeskPage.tsx'

/** Who belongs to the school, and the way in: the office adds and changes families, the administrator everybody. */
export function PeopleDesk() {
  const { data: current } = useCurrentAccount()
  const roles = manageableBy(current?.account.role)
  return (
    <PeopleDeskPage
      adding={roles.length > 0 && <AddPerson roles={roles} />}
      changing={(person) =>
        roles.includes(person.role) &&
        person.active && <ChangePerson person={person} mayEnd={roles.includes('STAFF')} />
      }
    />
  )
}
