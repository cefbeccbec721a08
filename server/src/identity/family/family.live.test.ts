import { family } from '@trilha/contract/identity/family'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

/** How often the person's page was told to ask anew. */
async function listen({ accessToken }: Person): Promise<() => number> {
  const socket = io(test.address, {
    path: '/ws',
    transports: ['websocket'],
    auth: { token: accessToken },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  let heard = 0
  socket.on('family.changed', () => (heard += 1))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return () => heard
}

async function familyOfThree() {
  const schoolId = await test.given.school()
  const child = await test.given.student({ schoolId })
  const [one, other] = [
    await test.given.person({ role: 'PARENT', schoolId }),
    await test.given.person({ role: 'PARENT', schoolId }),
  ]
  await test.given.guardianLink({ guardian: one, child })
  const linkId = await test.given.guardianLink({ guardian: other, child })
  return { schoolId, child, one, other, linkId }
}

describe('open pages of a family', () => {
  it('hear of changed controls and of a new PIN: the child’s and every guardian’s, and nobody else’s', async () => {
    const { schoolId, child, one, other } = await familyOfThree()
    const stranger = await test.given.person({ role: 'PARENT', schoolId })
    const heard = await Promise.all([child, one, other].map(listen))
    const strange = await listen(stranger)
    const change = (body: object) => one.call(family, 'update', { params: { id: child.accountId }, body })
    await change({ chatEnabled: true })
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([1, 1, 1]))
    await change({ newPin: '1357', confirmPin: '1357' })
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([2, 2, 2]))
    await change({ chatEnabled: true })
    expect(strange()).toBe(0)
  })

  it('hear of a lock, and of a link that ended', async () => {
    const { schoolId, child, other, linkId } = await familyOfThree()
    await test.given.pin({ owner: child, pin: '2468' })
    const heard = await Promise.all([child, other].map(listen))
    for (let count = 0; count < 5; count += 1) await child.call(family, 'unlock', { body: { pin: '0000' } })
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([1, 1]))
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    await staff.call(family, 'unlink', { params: { id: linkId } })
    await vi.waitFor(() => expect(heard.map((times) => times())).toEqual([2, 2]))
  })
})
