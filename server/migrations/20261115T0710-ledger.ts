import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cause pays or costs, never both: what comes back is a new entry with an object of its own.
    alter table wallet_entries
      drop constraint wallet_entries_once,
      add constraint wallet_entries_once unique (user_id, coin, origin, operator_id),
      add constraint wallet_entries_object_check check (operator_id <> ''),
      add constraint wallet_entries_oneself_check check (counterpart_user_id <> user_id),
      add constraint wallet_entries_exchange_check check ((counterpart = 'EXCHANGE') = (origin = 'EXCHANGE_COIN')),
      add constraint wallet_entries_gift_check check (origin <> 'USER' or counterpart = 'USER');

    -- The account that earned is one of the person whose wallet it is.
    alter table accounts add constraint accounts_id_user_id_key unique (id, user_id);
    alter table wallet_entries
      drop constraint wallet_entries_account_id_fkey,
      add constraint wallet_entries_account_id_fkey foreign key (account_id, user_id) references accounts (id, user_id);

    -- A balance is a sum: a wallet begins with nothing, and every later change is what one entry says. Looked at
    -- on commit, when the entry that changed the wallet is there too.
    create function wallets_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'the wallet of % holds what no entry explains', new.user_id using errcode = 'integrity_constraint_violation';
    end $$;
    create trigger wallets_begin_empty before insert on wallets for each row
      when (new.edu_coin <> 0 or new.xp <> 0 or new.xp_earned <> 0 or new.last_seq <> 0)
      execute function wallets_refuse();

    create function wallets_explain() returns trigger language plpgsql as $$
    begin
      if new.user_id <> old.user_id or not exists (
        select 1 from wallet_entries e,
          lateral (select case e.operation when 'CREDIT' then e.value else -e.value end as signed) as moved
        where e.user_id = new.user_id and e.seq = new.last_seq and new.last_seq = old.last_seq + 1
          and e.balance_after = case e.coin when 'EDU_COIN' then new.edu_coin else new.xp end
          and new.edu_coin - old.edu_coin = case e.coin when 'EDU_COIN' then moved.signed else 0 end
          and new.xp - old.xp = case e.coin when 'XP' then moved.signed else 0 end
          and new.xp_earned - old.xp_earned = case when e.coin = 'XP' and e.operation = 'CREDIT' then e.value else 0 end
      ) then
        raise exception 'the wallet of % holds what no entry explains', new.user_id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$;
    create constraint trigger wallets_explained after update of user_id, edu_coin, xp, xp_earned, last_seq on wallets
      deferrable initially deferred
      for each row execute function wallets_explain();
    create trigger wallets_stay before delete or truncate on wallets
      for each statement execute function refuse_change();

    -- Dates never fall from one entry to the next, even where the machine's clock was set back: a period is a range of
    -- numbers. Runs after wallet_entries_apply, by its name.
    create function wallet_entries_date() returns trigger language plpgsql as $$
    begin
      new.created_at := greatest(new.created_at, (
        select e.created_at from wallet_entries e where e.user_id = new.user_id and e.seq = new.seq - 1
      ));
      return new;
    end $$;
    create trigger wallet_entries_date before insert on wallet_entries
      for each row execute function wallet_entries_date();

    -- Where the other side is a wallet too, its entry is there: of a gift with the same amount, of an exchange
    -- in the other coin.
    create function wallet_entries_pair() returns trigger language plpgsql as $$
    begin
      if not exists (
        select 1 from wallet_entries e
        where e.user_id = coalesce(new.counterpart_user_id, new.user_id)
          and (e.coin = new.coin) = (new.counterpart = 'USER')
          and e.origin = new.origin and e.operator_id = new.operator_id and e.group_id = new.group_id
          and e.operation <> new.operation and e.counterpart = new.counterpart
          and (new.counterpart = 'EXCHANGE' or (e.value = new.value and e.counterpart_user_id = new.user_id))
      ) then
        raise exception 'entry % has no other side', new.id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$;
    create constraint trigger wallet_entries_paired after insert on wallet_entries deferrable initially deferred
      for each row when (new.counterpart <> 'SCHOOL') execute function wallet_entries_pair();
  `.execute(db)
}
