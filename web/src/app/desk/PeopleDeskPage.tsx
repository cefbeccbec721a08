import { useCurrentAccount } from '../../lib/current-account.ts'
import { AddPerson } from '../../school/roster/AddPerson.tsx'
import { ChangePerson } from '../../school/roster/ChangePerson.tsx'
import { manageableBy } from '../../school/roster/manageable.ts'
import { ReopenPerson } from '../../school/roster/ReopenPerson.tsx'
import { PeopleDesk } from '../../school/schools/PeopleDesk.tsx'

/** Who belongs to the school, and the way in: the office adds and changes families, the administrator everybody. */
export function PeopleDeskPage() {
  const { data: current } = useCurrentAccount()
  const roles = manageableBy(current?.account.role)
  return (
    <PeopleDesk
      adding={roles.length > 0 && <AddPerson roles={roles} />}
      changing={(person) => {
        if (!roles.includes(person.role)) return null
        if (!person.active) return <ReopenPerson person={person} />
        return <ChangePerson person={person} mayEnd={roles.includes('STAFF')} />
      }}
    />
  )
}
