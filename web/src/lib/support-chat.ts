/**
 * The support-chat widget of the documents: told to update before each navigation. Nothing stands behind
 * it and no third party's script is loaded unless an installation brings its own adapter (decisions G65, D10).
 */
export interface SupportChat {
  update(): void
}

export const supportChat: SupportChat = { update: () => {} }
