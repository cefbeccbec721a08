import { courseId } from '../server/demo/courses/places.ts'
import { pageRoles } from '../web/src/app/page-roles.ts'
import { leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** One of the cast for each role, and where it works. E17 */
const cast = [
  { role: 'STUDENT', person: 'luana', home: '/dashboard' },
  { role: 'PARENT', person: 'marta', home: '/family' },
  { role: 'PROFESSOR', person: 'helena', home: '/desk' },
  { role: 'MENTOR', person: 'jorge', home: '/desk' },
  { role: 'STAFF', person: 'secretaria', home: '/desk' },
  { role: 'SCHOOL_ADMIN', person: 'direcao', home: '/desk' },
] as const

for (const { role, person, home } of cast) {
  test(`${person} lands at home, and pages of others lead there`, async ({ page }) => {
    test.slow()
    await openAs(page, person, '/dashboard')
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    // Honest where there is nothing to do yet.
    if (role === 'MENTOR') await expect(page.getByRole('heading', { name: 'Sua mesa está pronta' })).toBeVisible()
    if (role === 'PARENT') {
      await leadTo(page, `/my-trail/course/${courseId('ipe', 'agua')}`)
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    }
    for (const [path, roles] of Object.entries(pageRoles)) {
      await leadTo(page, path)
      const isTheirs = roles.some((each) => each === role)
      await expect(page).toHaveURL(isTheirs ? new RegExp(`${path}$`) : new RegExp(`${home}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }
  })
}
