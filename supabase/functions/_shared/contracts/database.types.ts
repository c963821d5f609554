/** Generated from supabase/migrations by `npm run types`; do not edit. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      absences: {
        Row: {
          created_at: string;
          created_by_name: string | null;
          driver_no: number | null;
          during: unknown;
          id: string;
          vehicle_no: number | null;
          why: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by_name?: string | null;
          driver_no?: number | null;
          during: unknown;
          id?: string;
          vehicle_no?: number | null;
          why?: string | null;
        };
        Update: {
          created_at?: string;
          created_by_name?: string | null;
          driver_no?: number | null;
          during?: unknown;
          id?: string;
          vehicle_no?: number | null;
          why?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'absences_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'absences_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      blocked_ips: {
        Row: {
          auto_blocked: boolean;
          blocked_until: string;
          created_at: string;
          id: string;
          ip_address: string;
          reason: string | null;
          strikes: number;
        };
        ComputedFields: never;
        Insert: {
          auto_blocked?: boolean;
          blocked_until: string;
          created_at?: string;
          id?: string;
          ip_address: string;
          reason?: string | null;
          strikes?: number;
        };
        Update: {
          auto_blocked?: boolean;
          blocked_until?: string;
          created_at?: string;
          id?: string;
          ip_address?: string;
          reason?: string | null;
          strikes?: number;
        };
        Relationships: [];
      };
      consent_records: {
        Row: {
          analytics: boolean;
          choice: string;
          created_at: string;
          essential: boolean;
          id: number;
          language: Database['public']['Enums']['language'] | null;
          marketing: boolean;
          personalization: boolean;
          policy_version: string;
          session_id: string;
          text_hash: string;
        };
        ComputedFields: never;
        Insert: {
          analytics: boolean;
          choice: string;
          created_at?: string;
          essential?: boolean;
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          marketing: boolean;
          personalization: boolean;
          policy_version: string;
          session_id: string;
          text_hash: string;
        };
        Update: {
          analytics?: boolean;
          choice?: string;
          created_at?: string;
          essential?: boolean;
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          marketing?: boolean;
          personalization?: boolean;
          policy_version?: string;
          session_id?: string;
          text_hash?: string;
        };
        Relationships: [];
      };
      data_requests: {
        Row: {
          counts: Database['public']['CompositeTypes']['counted_person'];
          id: number;
          kind: Database['public']['Enums']['data_request_kind'];
          person_hash: string;
          requested_at: string;
          requested_by: string | null;
          requested_by_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          counts: Database['public']['CompositeTypes']['counted_person'];
          id?: never;
          kind: Database['public']['Enums']['data_request_kind'];
          person_hash: string;
          requested_at?: string;
          requested_by?: string | null;
          requested_by_name?: string | null;
        };
        Update: {
          counts?: Database['public']['CompositeTypes']['counted_person'];
          id?: never;
          kind?: Database['public']['Enums']['data_request_kind'];
          person_hash?: string;
          requested_at?: string;
          requested_by?: string | null;
          requested_by_name?: string | null;
        };
        Relationships: [];
      };
      day_routes: {
        Row: {
          fares: NonNullable<Json>;
          hours: number;
          id: string;
          position: number;
          reach_minutes: number;
          start_zone: string;
        };
        ComputedFields: never;
        Insert: {
          fares: NonNullable<Json>;
          hours: number;
          id: string;
          position: number;
          reach_minutes: number;
          start_zone: string;
        };
        Update: {
          fares?: NonNullable<Json>;
          hours?: number;
          id?: string;
          position?: number;
          reach_minutes?: number;
          start_zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'day_routes_start';
            columns: ['start_zone'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
        ];
      };
      desk_tasks: {
        Row: {
          about: string;
          close_reason: string | null;
          closed_at: string | null;
          closed_by: string | null;
          closed_by_name: string | null;
          closed_how: string | null;
          driver_no: number | null;
          id: string;
          kind: Database['public']['Enums']['task_kind'];
          lead_id: string | null;
          offer_id: string | null;
          opened_at: string;
          ride_id: string | null;
          taken_at: string | null;
          taken_by: string | null;
          taken_by_name: string | null;
          urgency: Database['public']['Enums']['task_urgency'];
          vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          about?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          closed_by_name?: string | null;
          closed_how?: string | null;
          driver_no?: number | null;
          id?: string;
          kind: Database['public']['Enums']['task_kind'];
          lead_id?: string | null;
          offer_id?: string | null;
          opened_at?: string;
          ride_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          taken_by_name?: string | null;
          urgency: Database['public']['Enums']['task_urgency'];
          vehicle_no?: number | null;
        };
        Update: {
          about?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          closed_by_name?: string | null;
          closed_how?: string | null;
          driver_no?: number | null;
          id?: string;
          kind?: Database['public']['Enums']['task_kind'];
          lead_id?: string | null;
          offer_id?: string | null;
          opened_at?: string;
          ride_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          taken_by_name?: string | null;
          urgency?: Database['public']['Enums']['task_urgency'];
          vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'desk_tasks_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'desk_tasks_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      drivers: {
        Row: {
          active: boolean;
          created_at: string;
          email: string | null;
          kind: Database['public']['Enums']['driver_kind'];
          languages: Database['public']['Enums']['driver_language'][];
          licence_until: string | null;
          name: Database['public']['CompositeTypes']['person_name'];
          no: number;
          permit_until: string | null;
          phone: string | null;
          rest_note: string | null;
          updated_at: string;
          usual_vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          created_at?: string;
          email?: string | null;
          kind: Database['public']['Enums']['driver_kind'];
          languages?: Database['public']['Enums']['driver_language'][];
          licence_until?: string | null;
          name: Database['public']['CompositeTypes']['person_name'];
          no?: never;
          permit_until?: string | null;
          phone?: string | null;
          rest_note?: string | null;
          updated_at?: string;
          usual_vehicle_no?: number | null;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          email?: string | null;
          kind?: Database['public']['Enums']['driver_kind'];
          languages?: Database['public']['Enums']['driver_language'][];
          licence_until?: string | null;
          name?: Database['public']['CompositeTypes']['person_name'];
          no?: never;
          permit_until?: string | null;
          phone?: string | null;
          rest_note?: string | null;
          updated_at?: string;
          usual_vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'drivers_usual_vehicle_no_fkey';
            columns: ['usual_vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      fares: {
        Row: {
          day_agorot: number | null;
          duration_minutes: number | null;
          is_confirmed: boolean;
          night_agorot: number | null;
          vehicle_class: string;
          zone_a: string;
          zone_b: string;
        };
        ComputedFields: never;
        Insert: {
          day_agorot?: number | null;
          duration_minutes?: number | null;
          is_confirmed?: boolean;
          night_agorot?: number | null;
          vehicle_class: string;
          zone_a: string;
          zone_b: string;
        };
        Update: {
          day_agorot?: number | null;
          duration_minutes?: number | null;
          is_confirmed?: boolean;
          night_agorot?: number | null;
          vehicle_class?: string;
          zone_a?: string;
          zone_b?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fares_vehicle_class_fkey';
            columns: ['vehicle_class'];
            isOneToOne: false;
            referencedRelation: 'vehicle_classes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fares_zone_a_fkey';
            columns: ['zone_a'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fares_zone_b_fkey';
            columns: ['zone_b'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
        ];
      };
      invitations: {
        Row: {
          email: string;
          id: string;
          invited_at: string;
          invited_by: string | null;
          role: Database['public']['Enums']['app_role'];
        };
        ComputedFields: never;
        Insert: {
          email: string;
          id?: string;
          invited_at?: string;
          invited_by?: string | null;
          role: Database['public']['Enums']['app_role'];
        };
        Update: {
          email?: string;
          id?: string;
          invited_at?: string;
          invited_by?: string | null;
          role?: Database['public']['Enums']['app_role'];
        };
        Relationships: [];
      };
      kept_bookings: {
        Row: {
          destination: string | null;
          dropoff: string | null;
          email_hash: string | null;
          fare_kind: string | null;
          kept_until: string;
          name: string;
          passengers: number | null;
          phone_hash: string | null;
          pickup: string | null;
          reference: string;
          requested_at: string;
          service_type: string;
          total_agorot: number | null;
          travel_date: string | null;
          vat_percent: number | null;
        };
        ComputedFields: never;
        Insert: {
          destination?: string | null;
          dropoff?: string | null;
          email_hash?: string | null;
          fare_kind?: string | null;
          kept_until: string;
          name: string;
          passengers?: number | null;
          phone_hash?: string | null;
          pickup?: string | null;
          reference: string;
          requested_at: string;
          service_type: string;
          total_agorot?: number | null;
          travel_date?: string | null;
          vat_percent?: number | null;
        };
        Update: {
          destination?: string | null;
          dropoff?: string | null;
          email_hash?: string | null;
          fare_kind?: string | null;
          kept_until?: string;
          name?: string;
          passengers?: number | null;
          phone_hash?: string | null;
          pickup?: string | null;
          reference?: string;
          requested_at?: string;
          service_type?: string;
          total_agorot?: number | null;
          travel_date?: string | null;
          vat_percent?: number | null;
        };
        Relationships: [];
      };
      lead_history: {
        Row: {
          actor: Database['public']['Enums']['history_actor'];
          changed_at: string;
          changed_by: string | null;
          changed_by_name: string | null;
          field: string;
          id: number;
          lead_id: string;
          new_value: string | null;
          old_value: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor?: Database['public']['Enums']['history_actor'];
          changed_at?: string;
          changed_by?: string | null;
          changed_by_name?: string | null;
          field: string;
          id?: never;
          lead_id: string;
          new_value?: string | null;
          old_value?: string | null;
        };
        Update: {
          actor?: Database['public']['Enums']['history_actor'];
          changed_at?: string;
          changed_by?: string | null;
          changed_by_name?: string | null;
          field?: string;
          id?: never;
          lead_id?: string;
          new_value?: string | null;
          old_value?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lead_history_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
        ];
      };
      leads: {
        Row: {
          assignee: string | null;
          cancel_notice_at: string | null;
          content_hash: string;
          created_at: string;
          day_route: string | null;
          destination: string | null;
          driver_note: string | null;
          dropoff: string | null;
          elapsed_seconds: number | null;
          email: string | null;
          entered_by: string | null;
          first_response_at: string | null;
          flight_number: string | null;
          hire_hours: number | null;
          id: string;
          language: Database['public']['Enums']['language'] | null;
          link_version: number;
          lost_reason: string | null;
          luggage: number | null;
          meeting_way: string | null;
          name: string;
          name_key: string;
          need_animal: boolean | null;
          need_chair: boolean | null;
          need_dog: boolean | null;
          need_pram: boolean | null;
          need_ramp: boolean | null;
          notes: string | null;
          origin: string;
          passenger_email: string | null;
          passenger_language: Database['public']['Enums']['language'] | null;
          passenger_name: string | null;
          passenger_phone: string | null;
          passengers: number | null;
          phone: string | null;
          pickup: string | null;
          pickup_time: string | null;
          price_expired: boolean;
          price_held_until: string | null;
          price_list_version: number | null;
          price_other_agorot: number | null;
          price_shown_agorot: number | null;
          quarantine_reason: string | null;
          quarantined: boolean;
          reference: string;
          return_date: string | null;
          return_flight: string | null;
          return_time: string | null;
          round_trip: boolean | null;
          search_text: string | null;
          seats_booster: number | null;
          seats_child: number | null;
          seats_infant: number | null;
          service_type: string;
          session_id: string | null;
          sign_text: string | null;
          staff_notes: string | null;
          status: Database['public']['Enums']['lead_status'];
          stop_1: string | null;
          stop_2: string | null;
          stop_3: string | null;
          travel_date: string | null;
          updated_at: string;
          vehicle_class: string | null;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          cancel_notice_at?: string | null;
          content_hash: string;
          created_at?: string;
          day_route?: string | null;
          destination?: string | null;
          driver_note?: string | null;
          dropoff?: string | null;
          elapsed_seconds?: number | null;
          email?: string | null;
          entered_by?: string | null;
          first_response_at?: string | null;
          flight_number?: string | null;
          hire_hours?: number | null;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          link_version?: number;
          lost_reason?: string | null;
          luggage?: number | null;
          meeting_way?: string | null;
          name: string;
          name_key?: never;
          need_animal?: boolean | null;
          need_chair?: boolean | null;
          need_dog?: boolean | null;
          need_pram?: boolean | null;
          need_ramp?: boolean | null;
          notes?: string | null;
          origin?: string;
          passenger_email?: string | null;
          passenger_language?: Database['public']['Enums']['language'] | null;
          passenger_name?: string | null;
          passenger_phone?: string | null;
          passengers?: number | null;
          phone?: string | null;
          pickup?: string | null;
          pickup_time?: string | null;
          price_expired?: never;
          price_held_until?: string | null;
          price_list_version?: number | null;
          price_other_agorot?: number | null;
          price_shown_agorot?: number | null;
          quarantine_reason?: string | null;
          quarantined?: never;
          reference: string;
          return_date?: string | null;
          return_flight?: string | null;
          return_time?: string | null;
          round_trip?: boolean | null;
          search_text?: never;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type: string;
          session_id?: string | null;
          sign_text?: string | null;
          staff_notes?: string | null;
          status?: Database['public']['Enums']['lead_status'];
          stop_1?: string | null;
          stop_2?: string | null;
          stop_3?: string | null;
          travel_date?: string | null;
          updated_at?: string;
          vehicle_class?: string | null;
        };
        Update: {
          assignee?: string | null;
          cancel_notice_at?: string | null;
          content_hash?: string;
          created_at?: string;
          day_route?: string | null;
          destination?: string | null;
          driver_note?: string | null;
          dropoff?: string | null;
          elapsed_seconds?: number | null;
          email?: string | null;
          entered_by?: string | null;
          first_response_at?: string | null;
          flight_number?: string | null;
          hire_hours?: number | null;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          link_version?: number;
          lost_reason?: string | null;
          luggage?: number | null;
          meeting_way?: string | null;
          name?: string;
          name_key?: never;
          need_animal?: boolean | null;
          need_chair?: boolean | null;
          need_dog?: boolean | null;
          need_pram?: boolean | null;
          need_ramp?: boolean | null;
          notes?: string | null;
          origin?: string;
          passenger_email?: string | null;
          passenger_language?: Database['public']['Enums']['language'] | null;
          passenger_name?: string | null;
          passenger_phone?: string | null;
          passengers?: number | null;
          phone?: string | null;
          pickup?: string | null;
          pickup_time?: string | null;
          price_expired?: never;
          price_held_until?: string | null;
          price_list_version?: number | null;
          price_other_agorot?: number | null;
          price_shown_agorot?: number | null;
          quarantine_reason?: string | null;
          quarantined?: never;
          reference?: string;
          return_date?: string | null;
          return_flight?: string | null;
          return_time?: string | null;
          round_trip?: boolean | null;
          search_text?: never;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type?: string;
          session_id?: string | null;
          sign_text?: string | null;
          staff_notes?: string | null;
          status?: Database['public']['Enums']['lead_status'];
          stop_1?: string | null;
          stop_2?: string | null;
          stop_3?: string | null;
          travel_date?: string | null;
          updated_at?: string;
          vehicle_class?: string | null;
        };
        Relationships: [];
      };
      meeting_points: {
        Row: {
          airport: string;
          confirmed_at: string | null;
          confirmed_by_name: string | null;
          drawing: Database['public']['Enums']['meeting_drawing'];
          how: NonNullable<Json>;
          place: NonNullable<Json>;
          spot_x: number;
          spot_y: number;
          terminal: string | null;
          updated_at: string;
          updated_by_name: string | null;
          way: string;
        };
        ComputedFields: never;
        Insert: {
          airport: string;
          confirmed_at?: string | null;
          confirmed_by_name?: string | null;
          drawing: Database['public']['Enums']['meeting_drawing'];
          how: NonNullable<Json>;
          place: NonNullable<Json>;
          spot_x: number;
          spot_y: number;
          terminal?: string | null;
          updated_at?: string;
          updated_by_name?: string | null;
          way: string;
        };
        Update: {
          airport?: string;
          confirmed_at?: string | null;
          confirmed_by_name?: string | null;
          drawing?: Database['public']['Enums']['meeting_drawing'];
          how?: NonNullable<Json>;
          place?: NonNullable<Json>;
          spot_x?: number;
          spot_y?: number;
          terminal?: string | null;
          updated_at?: string;
          updated_by_name?: string | null;
          way?: string;
        };
        Relationships: [];
      };
      messages: {
        Row: {
          alert_id: string | null;
          assigned: Json | null;
          attempts: number;
          audience: string;
          body: string | null;
          car: number | null;
          cause: string;
          channel: string;
          claim: string | null;
          created_at: string;
          dedupe: string | null;
          driver_no: number | null;
          event_id: string | null;
          handed_over_by_name: string | null;
          id: string;
          invitation_id: string | null;
          kind: string;
          language: Database['public']['Enums']['language'] | null;
          last_error: string | null;
          lead_id: string | null;
          leg: number | null;
          next_attempt_at: string;
          offer_id: string | null;
          reader: string;
          recipient: string | null;
          ride_id: string | null;
          send_after: string;
          sent_at: string | null;
          status: string;
          subject: string | null;
          told: Database['public']['CompositeTypes']['told_facts'] | null;
          until_day: string | null;
        };
        ComputedFields: never;
        Insert: {
          alert_id?: string | null;
          assigned?: Json | null;
          attempts?: number;
          audience?: never;
          body?: string | null;
          car?: number | null;
          cause?: string;
          channel?: string;
          claim?: string | null;
          created_at?: string;
          dedupe?: never;
          driver_no?: number | null;
          event_id?: string | null;
          handed_over_by_name?: string | null;
          id?: string;
          invitation_id?: string | null;
          kind: string;
          language?: Database['public']['Enums']['language'] | null;
          last_error?: string | null;
          lead_id?: string | null;
          leg?: number | null;
          next_attempt_at?: string;
          offer_id?: string | null;
          reader?: string;
          recipient?: string | null;
          ride_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
          told?: Database['public']['CompositeTypes']['told_facts'] | null;
          until_day?: string | null;
        };
        Update: {
          alert_id?: string | null;
          assigned?: Json | null;
          attempts?: number;
          audience?: never;
          body?: string | null;
          car?: number | null;
          cause?: string;
          channel?: string;
          claim?: string | null;
          created_at?: string;
          dedupe?: never;
          driver_no?: number | null;
          event_id?: string | null;
          handed_over_by_name?: string | null;
          id?: string;
          invitation_id?: string | null;
          kind?: string;
          language?: Database['public']['Enums']['language'] | null;
          last_error?: string | null;
          lead_id?: string | null;
          leg?: number | null;
          next_attempt_at?: string;
          offer_id?: string | null;
          reader?: string;
          recipient?: string | null;
          ride_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
          told?: Database['public']['CompositeTypes']['told_facts'] | null;
          until_day?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: false;
            referencedRelation: 'security_alerts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'messages_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'trip_events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_invitation_id_fkey';
            columns: ['invitation_id'];
            isOneToOne: false;
            referencedRelation: 'invitations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
        ];
      };
      offer_legs: {
        Row: {
          day_route: string | null;
          dropoff: string;
          duration_minutes: number;
          flight_number: string | null;
          hire_hours: number | null;
          luggage: number;
          meeting: Database['public']['CompositeTypes']['localized'] | null;
          meeting_airport: string | null;
          meeting_point: string | null;
          meeting_way: string | null;
          offer_id: string;
          passengers: number;
          pickup: string;
          pickup_at: string;
          pickup_day: string;
          pickup_time: string;
          position: number;
          price_reasons: Database['public']['CompositeTypes']['price_reasons'] | null;
          seats_booster: number | null;
          seats_child: number | null;
          seats_infant: number | null;
          service_type: string;
          stops: string[];
          vehicle_class: string;
          vehicle_name: Database['public']['CompositeTypes']['localized'];
          vehicles: number;
        };
        ComputedFields: never;
        Insert: {
          day_route?: string | null;
          dropoff: string;
          duration_minutes: number;
          flight_number?: string | null;
          hire_hours?: number | null;
          luggage?: number;
          meeting?: Database['public']['CompositeTypes']['localized'] | null;
          meeting_airport?: string | null;
          meeting_point?: string | null;
          meeting_way?: string | null;
          offer_id: string;
          passengers: number;
          pickup: string;
          pickup_at?: never;
          pickup_day: string;
          pickup_time: string;
          position: number;
          price_reasons?: Database['public']['CompositeTypes']['price_reasons'] | null;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type: string;
          stops?: string[];
          vehicle_class: string;
          vehicle_name?: Database['public']['CompositeTypes']['localized'];
          vehicles?: number;
        };
        Update: {
          day_route?: string | null;
          dropoff?: string;
          duration_minutes?: number;
          flight_number?: string | null;
          hire_hours?: number | null;
          luggage?: number;
          meeting?: Database['public']['CompositeTypes']['localized'] | null;
          meeting_airport?: string | null;
          meeting_point?: string | null;
          meeting_way?: string | null;
          offer_id?: string;
          passengers?: number;
          pickup?: string;
          pickup_at?: never;
          pickup_day?: string;
          pickup_time?: string;
          position?: number;
          price_reasons?: Database['public']['CompositeTypes']['price_reasons'] | null;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type?: string;
          stops?: string[];
          vehicle_class?: string;
          vehicle_name?: Database['public']['CompositeTypes']['localized'];
          vehicles?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_legs_meeting_at';
            columns: ['meeting_airport', 'meeting_way'];
            isOneToOne: false;
            referencedRelation: 'meeting_points';
            referencedColumns: ['airport', 'way'];
          },
          {
            foreignKeyName: 'offer_legs_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          answer_reason: string | null;
          answered_at: string | null;
          answered_name: string | null;
          calendar_sequence: number;
          cancel_fee_agorot: number | null;
          cancelled_at: string | null;
          cancelled_by: Database['public']['Enums']['canceller'] | null;
          change_hours: number;
          created_at: string;
          created_by: string | null;
          created_by_name: string | null;
          fare_kind: Database['public']['Enums']['fare_kind'];
          first_viewed_at: string | null;
          free_delay_hours: number;
          free_until_hours: number;
          free_waiting_minutes: number;
          id: string;
          landing_waiting_minutes: number;
          language: Database['public']['Enums']['language'];
          late_fee_percent: number;
          lead_id: string;
          lines: Database['public']['CompositeTypes']['offer_lines'];
          list_agorot: number | null;
          list_version: number | null;
          note: string | null;
          number: number;
          paid_agorot: number | null;
          paid_day: string | null;
          paid_noted_by_name: string | null;
          paid_way: Database['public']['Enums']['pay_way'] | null;
          pay_ways: Database['public']['Enums']['pay_way'][];
          payment_url: string | null;
          price_reason: string | null;
          rest_allowed_by_name: string | null;
          rest_reason: string | null;
          sent_at: string | null;
          sent_by_name: string | null;
          state: Database['public']['Enums']['offer_state'];
          terms_version: string;
          total_agorot: number;
          updated_at: string;
          valid_until: string | null;
          vat_percent: number;
        };
        ComputedFields: never;
        Insert: {
          answer_reason?: string | null;
          answered_at?: string | null;
          answered_name?: string | null;
          calendar_sequence?: number;
          cancel_fee_agorot?: number | null;
          cancelled_at?: string | null;
          cancelled_by?: Database['public']['Enums']['canceller'] | null;
          change_hours?: number;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string | null;
          fare_kind?: Database['public']['Enums']['fare_kind'];
          first_viewed_at?: string | null;
          free_delay_hours: number;
          free_until_hours: number;
          free_waiting_minutes: number;
          id?: string;
          landing_waiting_minutes?: number;
          language: Database['public']['Enums']['language'];
          late_fee_percent: number;
          lead_id: string;
          lines: Database['public']['CompositeTypes']['offer_lines'];
          list_agorot?: number | null;
          list_version?: number | null;
          note?: string | null;
          number: number;
          paid_agorot?: number | null;
          paid_day?: string | null;
          paid_noted_by_name?: string | null;
          paid_way?: Database['public']['Enums']['pay_way'] | null;
          pay_ways: Database['public']['Enums']['pay_way'][];
          payment_url?: string | null;
          price_reason?: string | null;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          sent_at?: string | null;
          sent_by_name?: string | null;
          state?: Database['public']['Enums']['offer_state'];
          terms_version: string;
          total_agorot: number;
          updated_at?: string;
          valid_until?: string | null;
          vat_percent: number;
        };
        Update: {
          answer_reason?: string | null;
          answered_at?: string | null;
          answered_name?: string | null;
          calendar_sequence?: number;
          cancel_fee_agorot?: number | null;
          cancelled_at?: string | null;
          cancelled_by?: Database['public']['Enums']['canceller'] | null;
          change_hours?: number;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string | null;
          fare_kind?: Database['public']['Enums']['fare_kind'];
          first_viewed_at?: string | null;
          free_delay_hours?: number;
          free_until_hours?: number;
          free_waiting_minutes?: number;
          id?: string;
          landing_waiting_minutes?: number;
          language?: Database['public']['Enums']['language'];
          late_fee_percent?: number;
          lead_id?: string;
          lines?: Database['public']['CompositeTypes']['offer_lines'];
          list_agorot?: number | null;
          list_version?: number | null;
          note?: string | null;
          number?: number;
          paid_agorot?: number | null;
          paid_day?: string | null;
          paid_noted_by_name?: string | null;
          paid_way?: Database['public']['Enums']['pay_way'] | null;
          pay_ways?: Database['public']['Enums']['pay_way'][];
          payment_url?: string | null;
          price_reason?: string | null;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          sent_at?: string | null;
          sent_by_name?: string | null;
          state?: Database['public']['Enums']['offer_state'];
          terms_version?: string;
          total_agorot?: number;
          updated_at?: string;
          valid_until?: string | null;
          vat_percent?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
        ];
      };
      page_counts: {
        Row: {
          day: string;
          path: string;
          slot: number;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          path: string;
          slot?: number;
          views?: number;
        };
        Update: {
          day?: string;
          path?: string;
          slot?: number;
          views?: number;
        };
        Relationships: [];
      };
      price_lists: {
        Row: {
          content: Database['public']['CompositeTypes']['price_content'];
          content_hash: string;
          is_sample: boolean;
          note: string | null;
          published_at: string;
          published_by_name: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          content: Database['public']['CompositeTypes']['price_content'];
          content_hash: string;
          is_sample?: boolean;
          note?: string | null;
          published_at?: string;
          published_by_name?: string | null;
          version: number;
        };
        Update: {
          content?: Database['public']['CompositeTypes']['price_content'];
          content_hash?: string;
          is_sample?: boolean;
          note?: string | null;
          published_at?: string;
          published_by_name?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      price_rules: {
        Row: {
          key: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          value: number;
        };
        Update: {
          key?: string;
          value?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          department: string | null;
          email: string | null;
          former_role: Database['public']['Enums']['app_role'] | null;
          full_name: string | null;
          id: string;
          last_login: string | null;
          rejected_at: string | null;
          role_ended_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          department?: string | null;
          email?: string | null;
          former_role?: Database['public']['Enums']['app_role'] | null;
          full_name?: string | null;
          id: string;
          last_login?: string | null;
          rejected_at?: string | null;
          role_ended_at?: string | null;
        };
        Update: {
          created_at?: string;
          department?: string | null;
          email?: string | null;
          former_role?: Database['public']['Enums']['app_role'] | null;
          full_name?: string | null;
          id?: string;
          last_login?: string | null;
          rejected_at?: string | null;
          role_ended_at?: string | null;
        };
        Relationships: [];
      };
      retention_runs: {
        Row: {
          id: number;
          ran_at: string;
          removed: Database['public']['CompositeTypes']['count_by_name'];
        };
        ComputedFields: never;
        Insert: {
          id?: never;
          ran_at?: string;
          removed: Database['public']['CompositeTypes']['count_by_name'];
        };
        Update: {
          id?: never;
          ran_at?: string;
          removed?: Database['public']['CompositeTypes']['count_by_name'];
        };
        Relationships: [];
      };
      rides: {
        Row: {
          agreed_pickup_at: string;
          busy: unknown;
          busy_from: string;
          busy_until: string;
          car: number;
          delay_price: string | null;
          driver_no: number | null;
          id: string;
          instructions: string | null;
          lead_id: string;
          leg: number;
          meeting_point: string | null;
          no_show_fee_agorot: number | null;
          no_show_place: string | null;
          offer_id: string;
          party: string | null;
          pickup_at: string;
          rest_allowed_by_name: string | null;
          rest_reason: string | null;
          state: Database['public']['Enums']['ride_state'];
          steps: NonNullable<Json>;
          updated_at: string;
          updated_by_name: string | null;
          vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          agreed_pickup_at: string;
          busy?: never;
          busy_from: string;
          busy_until: string;
          car: number;
          delay_price?: string | null;
          driver_no?: number | null;
          id?: string;
          instructions?: string | null;
          lead_id: string;
          leg: number;
          meeting_point?: string | null;
          no_show_fee_agorot?: number | null;
          no_show_place?: string | null;
          offer_id: string;
          party?: string | null;
          pickup_at: string;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          state?: Database['public']['Enums']['ride_state'];
          steps?: NonNullable<Json>;
          updated_at?: string;
          updated_by_name?: string | null;
          vehicle_no?: number | null;
        };
        Update: {
          agreed_pickup_at?: string;
          busy?: never;
          busy_from?: string;
          busy_until?: string;
          car?: number;
          delay_price?: string | null;
          driver_no?: number | null;
          id?: string;
          instructions?: string | null;
          lead_id?: string;
          leg?: number;
          meeting_point?: string | null;
          no_show_fee_agorot?: number | null;
          no_show_place?: string | null;
          offer_id?: string;
          party?: string | null;
          pickup_at?: string;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          state?: Database['public']['Enums']['ride_state'];
          steps?: NonNullable<Json>;
          updated_at?: string;
          updated_by_name?: string | null;
          vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'rides_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'rides_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'rides_of_leg';
            columns: ['offer_id', 'leg'];
            isOneToOne: false;
            referencedRelation: 'offer_legs';
            referencedColumns: ['offer_id', 'position'];
          },
          {
            foreignKeyName: 'rides_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'rides_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      security_alerts: {
        Row: {
          created_at: string;
          details: Database['public']['CompositeTypes']['details'];
          event_type: string;
          id: string;
          ip_address: string | null;
          last_seen_at: string;
          occurrences: number;
          resolved: boolean;
          resolved_at: string | null;
          resolved_by: string | null;
          severity: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: Database['public']['CompositeTypes']['details'];
          event_type: string;
          id?: string;
          ip_address?: string | null;
          last_seen_at?: string;
          occurrences?: number;
          resolved?: boolean;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity: string;
        };
        Update: {
          created_at?: string;
          details?: Database['public']['CompositeTypes']['details'];
          event_type?: string;
          id?: string;
          ip_address?: string | null;
          last_seen_at?: string;
          occurrences?: number;
          resolved?: boolean;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity?: string;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          created_at: string;
          details: Database['public']['CompositeTypes']['details'];
          event_type: string;
          id: string;
          ip_address: string | null;
          severity: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: Database['public']['CompositeTypes']['details'];
          event_type: string;
          id?: string;
          ip_address?: string | null;
          severity: string;
        };
        Update: {
          created_at?: string;
          details?: Database['public']['CompositeTypes']['details'];
          event_type?: string;
          id?: string;
          ip_address?: string | null;
          severity?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          choices: string[] | null;
          description: string;
          key: string;
          kind: Database['public']['Enums']['setting_kind'];
          managers_may_change: boolean;
          maximum: number | null;
          minimum: number | null;
          published: boolean;
          updated_at: string;
          updated_by: string | null;
          updated_by_name: string | null;
          value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          choices?: string[] | null;
          description: string;
          key: string;
          kind: Database['public']['Enums']['setting_kind'];
          managers_may_change?: boolean;
          maximum?: number | null;
          minimum?: number | null;
          published?: boolean;
          updated_at?: string;
          updated_by?: string | null;
          updated_by_name?: string | null;
          value: NonNullable<Json>;
        };
        Update: {
          choices?: string[] | null;
          description?: string;
          key?: string;
          kind?: Database['public']['Enums']['setting_kind'];
          managers_may_change?: boolean;
          maximum?: number | null;
          minimum?: number | null;
          published?: boolean;
          updated_at?: string;
          updated_by?: string | null;
          updated_by_name?: string | null;
          value?: NonNullable<Json>;
        };
        Relationships: [];
      };
      trip_events: {
        Row: {
          actor: Database['public']['Enums']['trip_actor'];
          actor_name: string | null;
          detail: Database['public']['CompositeTypes']['details'];
          id: string;
          kind: Database['public']['Enums']['trip_event_kind'];
          lead_id: string;
          occurred_at: string;
          offer_id: string | null;
          ride_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor: Database['public']['Enums']['trip_actor'];
          actor_name?: string | null;
          detail?: Database['public']['CompositeTypes']['details'];
          id?: string;
          kind: Database['public']['Enums']['trip_event_kind'];
          lead_id: string;
          occurred_at?: string;
          offer_id?: string | null;
          ride_id?: string | null;
        };
        Update: {
          actor?: Database['public']['Enums']['trip_actor'];
          actor_name?: string | null;
          detail?: Database['public']['CompositeTypes']['details'];
          id?: string;
          kind?: Database['public']['Enums']['trip_event_kind'];
          lead_id?: string;
          occurred_at?: string;
          offer_id?: string | null;
          ride_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_events_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_events_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_events_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          granted_at: string;
          granted_by: string | null;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          granted_by?: string | null;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          granted_at?: string;
          granted_by?: string | null;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
      vehicle_classes: {
        Row: {
          active: boolean;
          bags: number;
          event_hourly_agorot: number | null;
          follows_id: string | null;
          follows_percent: number;
          hourly_agorot: number | null;
          id: string;
          licence_kind: Database['public']['Enums']['licence_kind'];
          name: Database['public']['CompositeTypes']['localized'];
          night_percent: number | null;
          position: number;
          seats: number;
          takes: string[];
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          bags: number;
          event_hourly_agorot?: number | null;
          follows_id?: string | null;
          follows_percent?: number;
          hourly_agorot?: number | null;
          id: string;
          licence_kind: Database['public']['Enums']['licence_kind'];
          name: Database['public']['CompositeTypes']['localized'];
          night_percent?: number | null;
          position: number;
          seats: number;
          takes?: string[];
        };
        Update: {
          active?: boolean;
          bags?: number;
          event_hourly_agorot?: number | null;
          follows_id?: string | null;
          follows_percent?: number;
          hourly_agorot?: number | null;
          id?: string;
          licence_kind?: Database['public']['Enums']['licence_kind'];
          name?: Database['public']['CompositeTypes']['localized'];
          night_percent?: number | null;
          position?: number;
          seats?: number;
          takes?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'vehicle_classes_follows';
            columns: ['follows_id'];
            isOneToOne: false;
            referencedRelation: 'vehicle_classes';
            referencedColumns: ['id'];
          },
        ];
      };
      vehicles: {
        Row: {
          active: boolean;
          bags: number;
          child_seats: number;
          class: string;
          colour: Database['public']['Enums']['vehicle_colour'];
          created_at: string;
          inspection_until: string | null;
          insurance_until: string | null;
          licence_kind: Database['public']['Enums']['licence_kind'];
          make: string;
          no: number;
          plate: string;
          registration_until: string | null;
          seats: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          bags: number;
          child_seats?: number;
          class: string;
          colour: Database['public']['Enums']['vehicle_colour'];
          created_at?: string;
          inspection_until?: string | null;
          insurance_until?: string | null;
          licence_kind: Database['public']['Enums']['licence_kind'];
          make: string;
          no?: never;
          plate: string;
          registration_until?: string | null;
          seats: number;
          updated_at?: string;
        };
        Update: {
          active?: boolean;
          bags?: number;
          child_seats?: number;
          class?: string;
          colour?: Database['public']['Enums']['vehicle_colour'];
          created_at?: string;
          inspection_until?: string | null;
          insurance_until?: string | null;
          licence_kind?: Database['public']['Enums']['licence_kind'];
          make?: string;
          no?: never;
          plate?: string;
          registration_until?: string | null;
          seats?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      visits: {
        Row: {
          created_at: string;
          id: number;
          path: string;
          referrer: string | null;
          session_id: string;
          time_on_page: number | null;
          title: string | null;
          user_agent: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          path: string;
          referrer?: string | null;
          session_id: string;
          time_on_page?: number | null;
          title?: string | null;
          user_agent?: string | null;
        };
        Update: {
          created_at?: string;
          id?: never;
          path?: string;
          referrer?: string | null;
          session_id?: string;
          time_on_page?: number | null;
          title?: string | null;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      zones: {
        Row: {
          active: boolean;
          aliases: string[];
          destination_slug: string | null;
          follows_agorot: number;
          follows_id: string | null;
          follows_minutes: number;
          id: string;
          kind: string;
          name: Database['public']['CompositeTypes']['localized'];
          nearest_id: string | null;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          aliases?: string[];
          destination_slug?: string | null;
          follows_agorot?: number;
          follows_id?: string | null;
          follows_minutes?: number;
          id: string;
          kind: string;
          name: Database['public']['CompositeTypes']['localized'];
          nearest_id?: string | null;
          position: number;
        };
        Update: {
          active?: boolean;
          aliases?: string[];
          destination_slug?: string | null;
          follows_agorot?: number;
          follows_id?: string | null;
          follows_minutes?: number;
          id?: string;
          kind?: string;
          name?: Database['public']['CompositeTypes']['localized'];
          nearest_id?: string | null;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'zones_follows';
            columns: ['follows_id'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'zones_nearest';
            columns: ['nearest_id'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_for_traveller: {
        Args: { how: string; name: string; offer: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      allow_rest: {
        Args: { offer: string; reason: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      asked_price_basis: {
        Args: { client_ip: string | null; first_pickup: string };
        Returns: Database['public']['CompositeTypes']['asked_price_basis'];
      };
      assign_ride: {
        Args: { driver: number; ride: string; seen: string; vehicle: number | null };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      cancel_booking: {
        Args: { offer: string; reason: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      cancel_for_traveller: {
        Args: { lead: string; reason: string; seen_fee_agorot: number; seen_state: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      claim_messages: {
        Args: { batch: number; only_audience?: string | null };
        Returns: Database['public']['CompositeTypes']['claimed_messages'];
      };
      claim_wanted_flight_feed: { Args: Record<PropertyKey, never>; Returns: boolean };
      count_page_view: {
        Args: { client_ip: string | null; path: string };
        Returns: Database['public']['CompositeTypes']['tracking_verdict'];
      };
      create_feed: { Args: { driver?: number | null }; Returns: Database['public']['CompositeTypes']['feed_step'] };
      create_initial_admin: {
        Args: { admin_email: string };
        Returns: Database['public']['CompositeTypes']['admin_setup'];
      };
      create_lead: {
        Args: { fields: Database['public']['CompositeTypes']['entered_lead'] };
        Returns: Database['public']['CompositeTypes']['lead_entry'];
      };
      day_rides: { Args: { day: string }; Returns: Database['public']['CompositeTypes']['board_day'] };
      decide_extra: {
        Args: { agorot: number | null; extra: string; reason: string | null; seen: string };
        Returns: Database['public']['CompositeTypes']['extra_step'];
      };
      delete_person: {
        Args: { expected_requests: number; identifier: string; keep_bookings: boolean };
        Returns: Database['public']['CompositeTypes']['deleted_person'];
      };
      desk_tasks: { Args: Record<PropertyKey, never>; Returns: Database['public']['CompositeTypes']['desk_task'][] };
      dismiss_task: {
        Args: { reason: string; task: string };
        Returns: Database['public']['CompositeTypes']['task_step'];
      };
      drive_choose_language: {
        Args: {
          client_ip: string | null;
          driver: number;
          key: string;
          language: Database['public']['Enums']['drive_language'];
        };
        Returns: Database['public']['CompositeTypes']['drive_verdict'];
      };
      drive_links: { Args: Record<PropertyKey, never>; Returns: Database['public']['CompositeTypes']['drive_link'][] };
      drive_read: {
        Args: { client_ip: string | null; driver: number; key: string; version: string | null };
        Returns: Database['public']['CompositeTypes']['drive_verdict'];
      };
      drive_report: {
        Args: {
          at: string;
          client_ip: string | null;
          driver: number;
          event_id: string;
          key: string;
          ride: string;
          step: Database['public']['Enums']['drive_step'];
          told: Database['public']['CompositeTypes']['drive_told'];
        };
        Returns: Database['public']['CompositeTypes']['drive_verdict'];
      };
      end_absence: { Args: { absence: string }; Returns: Database['public']['CompositeTypes']['fleet_step'] };
      estimated_rides: { Args: Record<PropertyKey, never>; Returns: number };
      export_leads: {
        Args: {
          after: Database['public']['CompositeTypes']['lead_cursor'] | null;
          criteria: Database['public']['CompositeTypes']['lead_criteria'];
        };
        Returns: Database['public']['CompositeTypes']['lead_piece'];
      };
      export_person: { Args: { identifier: string }; Returns: Database['public']['CompositeTypes']['details'] };
      feed_state: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['calendar_feed'][];
      };
      find_person: { Args: { identifier: string }; Returns: Database['public']['CompositeTypes']['found_person'] };
      finish_messages: {
        Args: { outcomes: Database['public']['CompositeTypes']['message_report'][] };
        Returns: number;
      };
      fleet: { Args: Record<PropertyKey, never>; Returns: Database['public']['CompositeTypes']['fleet'] };
      flight_landing: {
        Args: { day: string; flight: string };
        Returns: Database['public']['CompositeTypes']['flight_landing'] | null;
      };
      free_drivers: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['free_drivers'] };
      get_customer_dashboard_stats: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['dashboard_stats'];
      };
      get_dashboard_trends: {
        Args: { days: number };
        Returns: Database['public']['CompositeTypes']['dashboard_trends'];
      };
      get_staff_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['staff_counts'];
      };
      hand_over_message: {
        Args: { message: string; words?: string | null };
        Returns: Database['public']['CompositeTypes']['hand_over'];
      };
      has_administrator: { Args: Record<PropertyKey, never>; Returns: boolean };
      invite_account: { Args: { email: string; role: Database['public']['Enums']['app_role'] }; Returns: boolean };
      lead_trip: { Args: { lead: string }; Returns: Database['public']['CompositeTypes']['lead_trip'] | null };
      list_staff_names: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['staff_name'][];
      };
      move_ride: {
        Args: {
          busy_from: string | null;
          busy_until: string | null;
          decided?: Database['public']['CompositeTypes']['move_decisions'];
          pickup_at: string;
          ride: string;
          seen: string;
        };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      next_rides: { Args: { rows_wanted: number }; Returns: Database['public']['CompositeTypes']['next_rides'] };
      no_show_terms: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['no_show_terms'] };
      note_payment: {
        Args: { agorot: number; day: string; offer: string; way: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      preview_offer: {
        Args: { offer: string; valid_until: string };
        Returns: Database['public']['CompositeTypes']['offer_preview'];
      };
      price_basis: {
        Args: { first_pickup: string; said_at: string };
        Returns: Database['public']['CompositeTypes']['price_basis'];
      };
      price_draft: { Args: Record<PropertyKey, never>; Returns: Database['public']['CompositeTypes']['price_draft'] };
      price_list: { Args: { number: number }; Returns: Database['public']['CompositeTypes']['price_list'] | null };
      publish_price_list: {
        Args: { confirm: boolean; note: string; seen_hash: string };
        Returns: Database['public']['CompositeTypes']['price_step'];
      };
      published_facts: {
        Args: { known?: number };
        Returns: Database['public']['CompositeTypes']['published_facts'] | null;
      };
      read_feed: {
        Args: { client_ip: string | null; key: string };
        Returns: Database['public']['CompositeTypes']['feed'];
      };
      read_flight_board: {
        Args: { airline: string | null; client_ip: string | null; number: number | null };
        Returns: Database['public']['CompositeTypes']['stored_board'];
      };
      read_lead: { Args: { lead_id: string }; Returns: Database['public']['CompositeTypes']['lead_record'][] };
      read_trip_feed: {
        Args: { client_ip: string | null; key: string; reference: string };
        Returns: Database['public']['CompositeTypes']['trip_feed'];
      };
      record_consent: {
        Args: { client_ip: string | null; consent: Database['public']['CompositeTypes']['consent_record'] };
        Returns: Database['public']['CompositeTypes']['tracking_verdict'];
      };
      record_invalid_request: { Args: { client_ip: string | null }; Returns: boolean };
      record_leave: {
        Args: { client_ip: string | null; path: string; seconds: number; session_id: string };
        Returns: Database['public']['CompositeTypes']['tracking_verdict'];
      };
      record_visit: {
        Args: { client_ip: string | null; visit: Database['public']['CompositeTypes']['visit_record'] };
        Returns: Database['public']['CompositeTypes']['tracking_verdict'];
      };
      reject_account: { Args: { account: string }; Returns: undefined };
      release_lead: { Args: { lead_id: string }; Returns: boolean };
      remove_account: { Args: { account: string }; Returns: undefined };
      renew_drive_link: { Args: { driver: number }; Returns: Database['public']['CompositeTypes']['drive_link_step'] };
      renew_trip_link: { Args: { lead: string }; Returns: Database['public']['CompositeTypes']['offer_step'] };
      report_absence: {
        Args: {
          ends_at: string;
          no: number;
          of: Database['public']['Enums']['fleet_member'];
          starts_at: string;
          why: string;
        };
        Returns: Database['public']['CompositeTypes']['fleet_step'];
      };
      report_no_show: {
        Args: {
          at: string | null;
          charged: boolean;
          event_id: string;
          place: string;
          ride: string;
          seen: string;
          seen_fee_agorot: number;
        };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      report_step: {
        Args: { at: string | null; event_id: string; ride: string; seen: string; step: string };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      revoke_feed: { Args: { driver?: number | null }; Returns: Database['public']['CompositeTypes']['feed_step'] };
      ride_extras: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['ride_extra'][] };
      ride_flight: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['ride_flight'] | null };
      ride_messages: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['ride_message'][] };
      ride_record: { Args: { ride: string }; Returns: Database['public']['CompositeTypes']['ride_answer'] };
      rides_between: {
        Args: { first_day: string; last_day: string };
        Returns: Database['public']['CompositeTypes']['booked_rides'];
      };
      save_driver: {
        Args: {
          driver: number | null;
          fields: Database['public']['CompositeTypes']['driver_fields'];
          seen: string | null;
        };
        Returns: Database['public']['CompositeTypes']['fleet_step'];
      };
      save_offer_draft: {
        Args: { draft: Database['public']['CompositeTypes']['offer_draft']; lead: string; seen: string | null };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      save_price_draft: {
        Args: { content: Database['public']['CompositeTypes']['price_content']; seen_hash: string };
        Returns: Database['public']['CompositeTypes']['price_step'];
      };
      save_vehicle: {
        Args: {
          fields: Database['public']['CompositeTypes']['vehicle_fields'];
          seen: string | null;
          vehicle: number | null;
        };
        Returns: Database['public']['CompositeTypes']['fleet_step'];
      };
      search_leads: {
        Args: {
          criteria: Database['public']['CompositeTypes']['lead_criteria'];
          page: number;
          page_size: number;
          sort: Database['public']['Enums']['lead_sort'];
        };
        Returns: Database['public']['CompositeTypes']['lead_page'];
      };
      send_again: { Args: { kind: string; lead: string }; Returns: Database['public']['CompositeTypes']['offer_step'] };
      send_offer: {
        Args: {
          by: string;
          newest: Database['public']['CompositeTypes']['newest_offer'] | null;
          offer: string;
          seen: string;
          valid_until: string;
        };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
      set_department: { Args: { account: string; department: string }; Returns: undefined };
      set_lead_statuses: {
        Args: { changes: Database['public']['CompositeTypes']['status_change'][] };
        Returns: string[];
      };
      set_ride_note: {
        Args: { instructions: string; meeting_point: string; party?: string; ride: string; seen: string };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      store_flights: { Args: { flights: Database['public']['CompositeTypes']['flights'] }; Returns: undefined };
      submit_lead: {
        Args: {
          client_ip?: string | null;
          content_hash: string;
          lead: Database['public']['CompositeTypes']['lead_columns'];
          request_key?: string | null;
          suspicion?: string | null;
        };
        Returns: Database['public']['CompositeTypes']['lead_verdict'];
      };
      swap_rides: {
        Args: { a: string; b: string; seen_a: string; seen_b: string };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      take_task: { Args: { task: string }; Returns: Database['public']['CompositeTypes']['task_step'] };
      trip_act: {
        Args: {
          action: string;
          client_ip: string | null;
          key: string;
          priced: Database['public']['CompositeTypes']['repriced_trip'] | null;
          reference: string;
          request_key: string | null;
          wish: Database['public']['CompositeTypes']['trip_wish'];
        };
        Returns: Database['public']['CompositeTypes']['trip_verdict'];
      };
      trip_cancel_notice: {
        Args: { client_ip: string | null; name: string; phone: string; reference: string | null; words: string | null };
        Returns: Database['public']['CompositeTypes']['trip_verdict'];
      };
      trip_find_link: {
        Args: { client_ip: string | null; contact: string; reference: string | null };
        Returns: Database['public']['CompositeTypes']['trip_verdict'];
      };
      trip_link: { Args: { lead: string }; Returns: Database['public']['CompositeTypes']['trip_link'] | null };
      trip_pricing: {
        Args: { fields?: Database['public']['CompositeTypes']['trip_wish']; key: string; reference: string };
        Returns: Database['public']['CompositeTypes']['trip_pricing'] | null;
      };
      trip_read: {
        Args: { client_ip: string | null; key: string; reference: string; seen: boolean; version: string | null };
        Returns: Database['public']['CompositeTypes']['trip_verdict'];
      };
      unassign_ride: {
        Args: { ride: string; seen: string };
        Returns: Database['public']['CompositeTypes']['ride_answer'];
      };
      unconfirmed_meeting_points: { Args: Record<PropertyKey, never>; Returns: string[] };
      withdraw_offer: {
        Args: { offer: string; reason: string };
        Returns: Database['public']['CompositeTypes']['offer_step'];
      };
    };
    Enums: {
      app_role: 'admin' | 'manager' | 'operator' | 'readonly';
      board_outcome: 'ok' | 'rate_limited';
      canceller: 'traveller' | 'business';
      data_request_kind: 'find' | 'export' | 'delete';
      delay_price: 'stays' | 'new_offer';
      deletion_outcome: 'deleted' | 'changed' | 'upcoming_ride';
      drive_language: 'he' | 'ar' | 'en' | 'ru' | 'fr';
      drive_outcome:
        | 'ok'
        | 'unchanged'
        | 'bad_link'
        | 'blocked'
        | 'rate_limited'
        | 'not_yours'
        | 'changed'
        | 'not_possible'
        | 'step_time'
        | 'too_early'
        | 'still_waiting'
        | 'taken'
        | 'fee_changed'
        | 'validation_failed';
      drive_step:
        | 'acknowledged'
        | 'on_the_way'
        | 'at_pickup'
        | 'on_board'
        | 'done'
        | 'back'
        | 'late'
        | 'no_show'
        | 'extra';
      driver_fit: 'fits' | 'other_car' | 'not_free';
      driver_kind: 'own' | 'partner';
      driver_language: 'ar' | 'en' | 'es' | 'fr' | 'ru' | 'he';
      entry_outcome: 'stored' | 'replayed' | 'idempotency_conflict' | 'validation_failed';
      extra_kind: 'parking' | 'waiting' | 'stop';
      extra_outcome: 'decided' | 'gone' | 'changed_by_other' | 'not_possible' | 'not_waited' | 'validation_failed';
      extra_state: 'noted' | 'asked' | 'agreed' | 'objected' | 'dropped';
      fare_kind: 'fixed' | 'at_most';
      feed_outcome: 'created' | 'revoked' | 'gone';
      feed_verdict: 'ok' | 'bad_link' | 'blocked' | 'rate_limited';
      fleet_member: 'driver' | 'vehicle';
      fleet_outcome: 'saved' | 'changed_by_other' | 'validation_failed' | 'gone' | 'ended';
      flight_question:
        | 'cancelled'
        | 'beyond'
        | 'other_day'
        | 'rest'
        | 'taken'
        | 'away'
        | 'price'
        | 'too_soon'
        | 'unclear'
        | 'not_found'
        | 'unknown'
        | 'flies_again'
        | 'old';
      flight_state:
        | 'not_seen'
        | 'unreadable'
        | 'not_yet'
        | 'not_found'
        | 'unclear'
        | 'apart'
        | 'expected'
        | 'landed'
        | 'departed'
        | 'cancelled'
        | 'unknown';
      hand_over_outcome: 'handed_over' | 'already_sent' | 'not_found';
      history_actor: 'staff' | 'traveller' | 'system';
      language: 'he' | 'en' | 'fr';
      lead_outcome: 'stored' | 'replayed' | 'conflict' | 'blocked' | 'rate_limited';
      lead_sort: '-received' | 'received' | 'travel' | '-travel' | 'name' | '-name' | 'status' | '-status';
      lead_status: 'new' | 'contacted' | 'qualified' | 'converted' | 'lost';
      lead_way: 'outward' | 'back';
      licence_kind: 'tour' | 'minibus' | 'bus' | 'rental_with_driver' | 'taxi';
      meeting_drawing: 'hall' | 'small_hall' | 'kerb';
      offer_line_kind: 'fare' | 'stop' | 'extra_waiting' | 'discount' | 'other';
      offer_state: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'replaced';
      pay_way: 'card' | 'cash' | 'wallet' | 'link' | 'transfer' | 'invoice';
      price_outcome:
        | 'saved'
        | 'published'
        | 'unchanged'
        | 'changed_by_other'
        | 'incomplete'
        | 'contradiction'
        | 'leap'
        | 'validation_failed';
      price_question_outcome: 'ok' | 'blocked' | 'rate_limited';
      rest_city: 'jerusalem' | 'tel-aviv' | 'haifa' | 'none';
      ride_state:
        | 'planned'
        | 'assigned'
        | 'acknowledged'
        | 'on_the_way'
        | 'at_pickup'
        | 'on_board'
        | 'done'
        | 'no_show'
        | 'cancelled';
      setting_kind: 'integer' | 'boolean' | 'text' | 'emails' | 'dates' | 'language' | 'choice';
      task_kind:
        | 'request_unanswered'
        | 'offer_unanswered'
        | 'offer_declined'
        | 'change_requested'
        | 'changed_late'
        | 'trip_cancelled'
        | 'cancel_notice'
        | 'message_failed'
        | 'ride_without_driver'
        | 'not_acknowledged'
        | 'overbooked'
        | 'driver_not_told'
        | 'message_by_hand'
        | 'driver_under_way'
        | 'document_expiring'
        | 'driver_late'
        | 'cannot_find_driver'
        | 'traveller_at_point'
        | 'flight_decision'
        | 'flight_cancelled'
        | 'extra_noted'
        | 'extra_objected';
      task_outcome: 'taken' | 'dismissed' | 'already_closed' | 'validation_failed';
      task_urgency: 'now' | 'today' | 'soon';
      told_step: 'to_come' | 'on_the_way' | 'at_pickup' | 'on_board' | 'done';
      tracking_outcome: 'stored' | 'blocked' | 'full' | 'rate_limited';
      travel_period: 'upcoming' | 'today' | 'tomorrow' | 'week';
      trip_actor: 'traveller' | 'driver' | 'staff' | 'system';
      trip_event_kind:
        | 'offer_sent'
        | 'offer_accepted'
        | 'offer_declined'
        | 'offer_expired'
        | 'offer_withdrawn'
        | 'changed'
        | 'change_asked'
        | 'asked_again'
        | 'cancelled'
        | 'cancel_notice'
        | 'no_show'
        | 'cannot_find_driver'
        | 'at_meeting_point'
        | 'extra_asked'
        | 'extra_agreed'
        | 'extra_objected'
        | 'entered'
        | 'link_renewed'
        | 'paid_noted'
        | 'rest_allowed'
        | 'ride_assigned'
        | 'ride_unassigned'
        | 'ride_moved'
        | 'rides_swapped'
        | 'ride_step';
      trip_outcome:
        | 'ok'
        | 'unchanged'
        | 'bad_link'
        | 'gone'
        | 'blocked'
        | 'rate_limited'
        | 'idempotency_conflict'
        | 'not_possible'
        | 'not_yet'
        | 'too_late'
        | 'day_of_rest'
        | 'already_answered'
        | 'offer_replaced'
        | 'offer_withdrawn'
        | 'offer_expired'
        | 'fee_changed'
        | 'price_changed';
      vehicle_colour: 'white' | 'black' | 'silver' | 'grey' | 'blue' | 'red' | 'other';
      waiting_start: 'landing' | 'pickup';
    };
    CompositeTypes: {
      absence: { id: string; starts_at: string; ends_at: string; why: string | null };
      admin_setup: { success: boolean; error: string | null };
      asked_price_basis: {
        outcome: Database['public']['Enums']['price_question_outcome'];
        retry_after: number | null;
        newest: number | null;
        rest: Database['public']['CompositeTypes']['rest_rules'] | null;
        reply_minutes: number | null;
        held_until: string | null;
      };
      blocking_ride: {
        ride: string;
        reference: string;
        name: string;
        pickup_at: string;
        busy_until: string;
        pickup: string;
        dropoff: string;
      };
      board_columns: {
        day: string;
        starts_at: string;
        ends_at: string;
        rides: Database['public']['CompositeTypes']['ride'][];
        drivers: Database['public']['CompositeTypes']['board_driver'][];
        vehicles: Database['public']['CompositeTypes']['board_vehicle'][];
        rest: Database['public']['CompositeTypes']['span'][];
        week: Database['public']['CompositeTypes']['week_day'][];
      };
      board_day: Database['public']['CompositeTypes']['board_columns'];
      board_driver: {
        no: number;
        name: Database['public']['CompositeTypes']['person_name'];
        kind: Database['public']['Enums']['driver_kind'];
        phone: string;
        languages: Database['public']['Enums']['driver_language'][];
        usual_vehicle_no: number | null;
        minutes: number;
        absences: Database['public']['CompositeTypes']['day_absence'][];
      };
      board_vehicle: {
        no: number;
        plate: string;
        class: string;
        make: string;
        colour: Database['public']['Enums']['vehicle_colour'];
        seats: number;
        bags: number;
        child_seats: number;
      };
      booked_columns: {
        reference: string;
        pickup_at: string;
        vehicle_name: Database['public']['CompositeTypes']['localized'];
        driver: Database['public']['CompositeTypes']['person_name'] | null;
        plate: string | null;
        state: Database['public']['Enums']['ride_state'];
        booked_agorot: number | null;
      };
      booked_ride: Database['public']['CompositeTypes']['booked_columns'] &
        import('../facts/ride-facts.ts').FactsIn<'file'>;
      booked_rides: {
        outcome: string;
        rides: Database['public']['CompositeTypes']['booked_ride'][] | null;
        constraint: string | null;
      };
      calendar_feed: { driver_no: number | null; created_at: string; created_by_name: string | null };
      claimed_message: {
        id: string;
        claim: string;
        kind: string;
        audience: 'office' | 'traveller' | 'driver' | 'account';
        to: string[];
      };
      claimed_messages: {
        messages: Database['public']['CompositeTypes']['claimed_message'][];
        language: Database['public']['Enums']['language'];
      };
      closed_way: { way: Database['public']['Enums']['lead_way']; starts_at: string; ends_at: string };
      compared_figures: {
        latest: Database['public']['CompositeTypes']['figures'];
        before: Database['public']['CompositeTypes']['figures'];
      };
      consent_record: {
        session_id: string;
        choice: string;
        analytics: boolean;
        marketing: boolean;
        personalization: boolean;
        policy_version: string;
        text_hash: string;
        language: Database['public']['Enums']['language'] | null;
      };
      count_by_name: Record<string, number>;
      counted_person: Database['public']['CompositeTypes']['person_counts'];
      dashboard_stats: {
        total_leads: number;
        new_leads: number;
        converted_leads: number;
        total_visitors: number;
        today_visitors: number;
        total_page_views: number;
        month_leads: number;
        month_visitors: number;
        visitors_before_month: number;
        yesterday_visitors_by_now: number;
        top_pages: Database['public']['CompositeTypes']['viewed_page'][];
        recent_leads: Database['public']['CompositeTypes']['recent_lead'][];
      };
      dashboard_trends: {
        days: Database['public']['CompositeTypes']['day_figures'][];
        comparison: Database['public']['CompositeTypes']['compared_figures'] | null;
        response: Database['public']['CompositeTypes']['response_figures'];
        services: Database['public']['CompositeTypes']['leads_share'][];
        statuses: Database['public']['CompositeTypes']['leads_share'][];
      };
      day_absence: { starts_at: string; ends_at: string; why: string | null };
      day_figures: { day: string; visitors: number; page_views: number; leads: number };
      deleted_person: {
        outcome: Database['public']['Enums']['deletion_outcome'];
        references: string[] | null;
        counts: Database['public']['CompositeTypes']['person_counts'];
      };
      desk_task: {
        id: string;
        kind: Database['public']['Enums']['task_kind'];
        lead_id: string | null;
        offer_id: string | null;
        ride_id: string | null;
        driver_no: number | null;
        vehicle_no: number | null;
        urgency: Database['public']['Enums']['task_urgency'];
        opened_at: string;
        taken_at: string | null;
        taken_by_name: string | null;
        is_mine: boolean;
        reference: string | null;
        name: string | null;
        phone: string | null;
        pickup: string | null;
        dropoff: string | null;
        travel_date: string | null;
        pickup_time: string | null;
        ride: Database['public']['CompositeTypes']['ride_of_task'] | null;
        document: Database['public']['CompositeTypes']['document_of_task'] | null;
      };
      details: { [name: string]: Json | undefined };
      document_of_task: {
        driver: Database['public']['CompositeTypes']['person_name'] | null;
        plate: string | null;
        document: string;
        ends_on: string;
      };
      drive_link: { driver: number; key: string; last_seen_at: string | null };
      drive_link_step: { outcome: string };
      drive_page: import('./drive-contract.ts').DrivePage;
      drive_told: {
        pickup_at: string | null;
        minutes: number | null;
        place: string | null;
        called: boolean | null;
        extra: Database['public']['Enums']['extra_kind'] | null;
        agorot: number | null;
        words: string | null;
      };
      drive_verdict: {
        outcome: Database['public']['Enums']['drive_outcome'];
        at: string;
        page: Database['public']['CompositeTypes']['drive_page'] | null;
        until: string | null;
        retry_after: number | null;
      };
      driver: {
        no: number;
        updated_at: string;
        name: Database['public']['CompositeTypes']['person_name'];
        phone: string;
        email: string | null;
        languages: Database['public']['Enums']['driver_language'][];
        kind: Database['public']['Enums']['driver_kind'];
        licence_until: string | null;
        permit_until: string | null;
        rest_note: string | null;
        usual_vehicle_no: number | null;
        active: boolean;
        absences: Database['public']['CompositeTypes']['absence'][];
      };
      driver_fields: {
        name: Database['public']['CompositeTypes']['person_name'];
        phone: string;
        email: string | null;
        languages: Database['public']['Enums']['driver_language'][];
        kind: Database['public']['Enums']['driver_kind'];
        licence_until: string | null;
        permit_until: string | null;
        rest_note: string | null;
        usual_vehicle_no: number | null;
        active: boolean;
      };
      entered_lead: Database['public']['CompositeTypes']['lead_columns'] & { request_key: string };
      entry_receipt: { id: string; reference: string };
      extra_step: { outcome: Database['public']['Enums']['extra_outcome'] };
      feed: {
        outcome: Database['public']['Enums']['feed_verdict'];
        retry_after: number | null;
        since: string | null;
        driver: Database['public']['CompositeTypes']['person_name'] | null;
        rides: Database['public']['CompositeTypes']['ride_of_feed'][] | null;
      };
      feed_step: { outcome: Database['public']['Enums']['feed_outcome']; key: string | null };
      figures: { visitors: number; page_views: number; leads: number };
      fleet: {
        drivers: Database['public']['CompositeTypes']['driver'][];
        vehicles: Database['public']['CompositeTypes']['vehicle'][];
      };
      fleet_step: {
        outcome: Database['public']['Enums']['fleet_outcome'];
        driver: Database['public']['CompositeTypes']['driver'] | null;
        vehicle: Database['public']['CompositeTypes']['vehicle'] | null;
        absence: Database['public']['CompositeTypes']['absence'] | null;
        unassigned: Database['public']['CompositeTypes']['ride_line'][] | null;
        under_way: Database['public']['CompositeTypes']['ride_line'][] | null;
        constraint: string | null;
      };
      flight_landing: { landing_at: string; pickup_at: string };
      flights: import('./flight-contract.ts').Flight[];
      found_account: {
        full_name: string | null;
        email: string;
        department: string | null;
        created_at: string;
        last_login: string | null;
        role: Database['public']['Enums']['app_role'] | null;
      };
      found_person: {
        person_hash: string;
        counts: Database['public']['CompositeTypes']['person_counts'];
        requests: Database['public']['CompositeTypes']['found_request'][];
        also_known_as: string[];
        mentions: string[];
        account: Database['public']['CompositeTypes']['found_account'] | null;
        gets_request_mails: boolean;
      };
      found_request: {
        reference: string;
        created_at: string;
        name: string;
        phone: string | null;
        email: string | null;
        service_type: string;
        status: Database['public']['Enums']['lead_status'];
        quarantined: boolean;
      };
      free_driver: {
        no: number;
        name: Database['public']['CompositeTypes']['person_name'];
        fit: Database['public']['Enums']['driver_fit'];
        why: string | null;
        blocking: Database['public']['CompositeTypes']['blocking_ride'] | null;
        vehicle_no: number | null;
        free_from: string | null;
        free_until: string | null;
        before_dropoff: string | null;
        rides_this_month: number;
        languages: Database['public']['Enums']['driver_language'][];
      };
      free_drivers: { outcome: string; drivers: Database['public']['CompositeTypes']['free_driver'][] | null };
      free_wait: {
        waited_from: string | null;
        minutes: number;
        counts_from: Database['public']['Enums']['waiting_start'];
        until: string;
      };
      hand_over: { outcome: Database['public']['Enums']['hand_over_outcome'] };
      held_price: { total_agorot: number; version: number; held_until: string; other_agorot: number | null };
      kept_price: { total_agorot: number; held_until: string };
      landing_span: { from: number; until: number; is_rule_of_thumb: boolean };
      landings: import('./flight-contract.ts').Landings;
      lead_change: {
        id: number;
        changed_at: string;
        actor: Database['public']['Enums']['history_actor'];
        changed_by: string | null;
        changed_by_name: string | null;
        field: string;
        old_value: string | null;
        new_value: string | null;
      };
      lead_columns: {
        [Column in keyof Database['public']['Tables']['leads']['Row']]?:
          | Database['public']['Tables']['leads']['Row'][Column]
          | null;
      };
      lead_criteria: {
        search: string | null;
        statuses: Database['public']['Enums']['lead_status'][] | null;
        services: string[] | null;
        received_from: string | null;
        received_to: string | null;
        travel: Database['public']['Enums']['travel_period'] | null;
        travel_from: string | null;
        travel_to: string | null;
        languages: Database['public']['Enums']['language'][] | null;
        round_trip: boolean | null;
        assigned: string | null;
        quarantined: boolean | null;
      };
      lead_cursor: { created_at: string; id: string };
      lead_entry: {
        outcome: Database['public']['Enums']['entry_outcome'];
        receipt: Database['public']['CompositeTypes']['entry_receipt'] | null;
        duplicates: Database['public']['CompositeTypes']['similar_lead'][] | null;
        constraint: string | null;
      };
      lead_line: {
        id: string;
        reference: string;
        created_at: string;
        name: string;
        phone: string | null;
        email: string | null;
        destination: string | null;
        pickup: string | null;
        dropoff: string | null;
        travel_date: string | null;
        pickup_time: string | null;
        passengers: number | null;
        service_type: string;
        language: Database['public']['Enums']['language'] | null;
        status: Database['public']['Enums']['lead_status'];
        assignee: string | null;
        quarantine_reason: string | null;
        message: string | null;
        kept_agorot: number | null;
        kept_until: string | null;
        closed: boolean;
        unmailed: boolean;
      };
      lead_page: { total: number; rows: Database['public']['CompositeTypes']['lead_line'][] };
      lead_piece: {
        rows: Database['public']['CompositeTypes']['shown_lead'][];
        next: Database['public']['CompositeTypes']['lead_cursor'] | null;
      };
      lead_receipt: {
        id: string;
        reference: string;
        price: Database['public']['CompositeTypes']['held_price'] | null;
        closed: Database['public']['CompositeTypes']['closed_way'][];
        mailed: boolean;
      };
      lead_record: {
        lead: Database['public']['CompositeTypes']['shown_lead'];
        closed: Database['public']['CompositeTypes']['closed_way'][];
        mailed: boolean;
        history: Database['public']['CompositeTypes']['lead_change'][];
        duplicates: Database['public']['CompositeTypes']['similar_lead'][];
      };
      lead_trip: Database['public']['CompositeTypes']['trip_of_lead'];
      lead_verdict: {
        outcome: Database['public']['Enums']['lead_outcome'];
        receipt: Database['public']['CompositeTypes']['lead_receipt'] | null;
        retry_after: number | null;
      };
      leads_share: { name: string; leads: number };
      localized: Record<Database['public']['Enums']['language'], string>;
      message_report: {
        id: string;
        claim: string;
        error: string | null;
        language: string | null;
        recipient: string | null;
        subject: string | null;
        body: string | null;
      };
      missed_ride: {
        leg: number;
        car: number;
        pickup_at: string;
        waited_from: string | null;
        waited_until: string;
        place: string;
        fee_agorot: number;
      };
      move_decisions: {
        long: boolean | null;
        price: Database['public']['Enums']['delay_price'] | null;
        rest_reason: string | null;
      };
      newest_offer: { number: number; state: string };
      next_ride: {
        id: string;
        day: string;
        reference: string;
        pickup_at: string;
        pickup: string;
        dropoff: string;
        name: string;
        passengers: number;
        flight_number: string | null;
        car: number;
        cars: number;
        state: Database['public']['Enums']['ride_state'];
        driver: Database['public']['CompositeTypes']['person_name'] | null;
      };
      next_rides: { rides: Database['public']['CompositeTypes']['next_ride'][] };
      no_show_terms: {
        outcome: string;
        waiting: Database['public']['CompositeTypes']['free_wait'] | null;
        is_over: boolean | null;
        place: string | null;
        fee_agorot: number | null;
        here_at: string | null;
        lost_at: string | null;
      };
      offer_draft: Pick<
        Database['public']['Tables']['offers']['Row'],
        | 'language'
        | 'terms_version'
        | 'fare_kind'
        | 'lines'
        | 'pay_ways'
        | 'payment_url'
        | 'note'
        | 'list_agorot'
        | 'list_version'
        | 'price_reason'
      > & {
        legs: Omit<
          Database['public']['CompositeTypes']['offer_leg'],
          'position' | 'pickup_at' | 'vehicle_name' | 'meeting' | 'sketch'
        >[];
      };
      offer_leg: Omit<Database['public']['Tables']['offer_legs']['Row'], 'offer_id'> &
        import('../facts/ride-facts.ts').LegFacts & {
          sketch: import('../facts/meeting-points.ts').MeetingSketch | null;
        };
      offer_lines: {
        kind: Database['public']['Enums']['offer_line_kind'];
        quantity: number;
        amount: number;
        text?: string | undefined;
      }[];
      offer_payment: { way: Database['public']['Enums']['pay_way']; agorot: number; day: string; by: string };
      offer_preview: { outcome: string; trip: Database['public']['CompositeTypes']['trip_view'] | null };
      offer_step: {
        outcome: string;
        offer: Database['public']['CompositeTypes']['office_offer'] | null;
        latest: Database['public']['CompositeTypes']['trip_entry'] | null;
        constraint: string | null;
        link: Database['public']['CompositeTypes']['trip_link'] | null;
      };
      office_offer: Omit<
        Database['public']['Tables']['offers']['Row'],
        | 'lead_id'
        | 'created_at'
        | 'created_by'
        | 'change_hours'
        | 'rest_allowed_by_name'
        | 'paid_way'
        | 'paid_agorot'
        | 'paid_day'
        | 'paid_noted_by_name'
      > & {
        legs: Database['public']['CompositeTypes']['offer_leg'][];
        missed: Database['public']['CompositeTypes']['missed_ride'][];
        due_agorot: number;
        paid: Database['public']['CompositeTypes']['offer_payment'] | null;
      };
      person_counts: {
        requests: number;
        bookings: number;
        history: number;
        messages: number;
        visits: number;
        consents: number;
        kept_bookings: number;
        invitations: number;
        drivers: number;
        rides_driven: number;
        bookings_kept: number | null;
      };
      person_name: { he: string; latin: string };
      price_basis: {
        newest: number | null;
        oldest: number | null;
        rest: Database['public']['CompositeTypes']['rest_rules'];
        confirmable_until: string;
        held_until: string;
      };
      price_content: import('../price/price-list.ts').PriceContent;
      price_draft: {
        content: Database['public']['CompositeTypes']['price_content'];
        hash: string;
        changed_at: string;
        changed_by_name: string | null;
      };
      price_facts: Pick<import('../facts/lead-fields.ts').LeadAnswers, import('../facts/ride-facts.ts').PriceFieldName>;
      price_list: import('../price/price-list.ts').PriceList;
      price_reasons: {
        from: Database['public']['CompositeTypes']['localized'];
        to: Database['public']['CompositeTypes']['localized'] | null;
        for_luggage: boolean;
        lines: Omit<import('../price/price.ts').PriceLine, 'leg'>[];
      };
      price_step: {
        outcome: Database['public']['Enums']['price_outcome'];
        draft: Database['public']['CompositeTypes']['price_draft'] | null;
        version: number | null;
        count: number | null;
        constraint: string | null;
      };
      promises: import('../facts/promises.ts').Promises;
      published: {
        version: number;
        promises: Database['public']['CompositeTypes']['promises'];
        closed_dates: string[];
        prices: Database['public']['CompositeTypes']['price_list'] | null;
      };
      published_facts: Database['public']['CompositeTypes']['published'];
      recent_lead: {
        id: string;
        name: string;
        email: string | null;
        pickup: string | null;
        dropoff: string | null;
        destination: string | null;
        created_at: string;
        status: Database['public']['Enums']['lead_status'];
      };
      repriced_trip: {
        version: number;
        facts: Database['public']['CompositeTypes']['price_facts'];
        is_same: boolean;
        total_agorot: number | null;
      };
      response_figures: {
        answered: number;
        median_minutes: number | null;
        within_hour: number;
        due: number;
        waiting: number;
        longest_wait_minutes: number | null;
      };
      rest_rules: {
        city: Database['public']['Enums']['rest_city'];
        before: number;
        after: number;
        closed_dates: string[];
      };
      ride: Database['public']['CompositeTypes']['ride_columns'] &
        import('../facts/ride-facts.ts').FactsIn<'board' | 'sheet' | 'paper'>;
      ride_answer: {
        outcome: string;
        ride: Database['public']['CompositeTypes']['ride'] | null;
        rides: Database['public']['CompositeTypes']['ride'][] | null;
        by: Database['public']['CompositeTypes']['taken_by'] | null;
        until: string | null;
        document: string | null;
        hours: number | null;
        busy_from: string | null;
        busy_until: string | null;
        rest: Database['public']['CompositeTypes']['span'] | null;
        of: Database['public']['CompositeTypes']['ride_in_the_way'] | null;
        constraint: string | null;
      };
      ride_columns: {
        id: string;
        updated_at: string;
        updated_by_name: string | null;
        lead_id: string;
        offer_id: string;
        reference: string;
        leg: number;
        car: number;
        cars: number;
        state: Database['public']['Enums']['ride_state'];
        pickup_at: string;
        agreed_pickup_at: string;
        busy_from: string;
        busy_until: string;
        stops: string[];
        name: string;
        phone: string | null;
        vehicle_class: string;
        vehicle_name: Database['public']['CompositeTypes']['localized'];
        meeting_point: string | null;
        meeting: Database['public']['CompositeTypes']['localized'] | null;
        instructions: string | null;
        driver_no: number | null;
        vehicle_no: number | null;
        steps: Database['public']['CompositeTypes']['ride_step'][];
        delay_price: string | null;
        rest_reason: string | null;
        rest_allowed_by_name: string | null;
        no_show_place: string | null;
        no_show_fee_agorot: number | null;
        flight_asks: boolean;
        party: string | null;
      };
      ride_extra: {
        id: string;
        kind: Database['public']['Enums']['extra_kind'];
        state: Database['public']['Enums']['extra_state'];
        noted_at: string;
        noted_agorot: number | null;
        noted_minutes: number | null;
        note: string | null;
        agorot: number | null;
        minutes: number | null;
        reason: string | null;
        answer: string | null;
        updated_at: string;
        decided_by_name: string | null;
        counted_minutes: number | null;
        language: Database['public']['Enums']['language'];
      };
      ride_flight: {
        leg: number;
        car: number;
        number: string;
        is_arrival: boolean;
        state: Database['public']['Enums']['flight_state'];
        scheduled_at: string | null;
        landing_at: string | null;
        read_at: string | null;
        is_old: boolean;
        perhaps: string | null;
        why: Database['public']['Enums']['flight_question'] | null;
        proposed_at: string | null;
        free: Database['public']['CompositeTypes']['person_name'][];
        span: Database['public']['CompositeTypes']['landing_span'] | null;
        task: string | null;
      };
      ride_in_the_way: {
        id: string;
        reference: string;
        name: string;
        pickup_at: string;
        busy_until: string;
        pickup: string;
        dropoff: string;
      };
      ride_line: { ride: string; reference: string; name: string; pickup_at: string };
      ride_message: {
        id: string;
        kind: string;
        audience: string;
        channel: string;
        status: string;
        created_at: string;
        sent_at: string | null;
        content: Database['public']['CompositeTypes']['told_facts'] | null;
        reader: string | null;
      };
      ride_of_feed: {
        id: string;
        reference: string;
        car: number;
        cars: number;
        first_name: string;
        pickup: string;
        dropoff: string;
        pickup_at: string;
        ends_at: string;
        updated_at: string;
      };
      ride_of_task: {
        day: string;
        pickup_at: string;
        pickup: string;
        dropoff: string;
        driver: Database['public']['CompositeTypes']['person_name'] | null;
      };
      ride_step: { step: string; at: string; by: string | null };
      shown_lead: Omit<
        Database['public']['Tables']['leads']['Row'],
        'session_id' | 'content_hash' | 'first_response_at' | 'name_key' | 'search_text' | 'link_version'
      >;
      similar_lead: {
        id: string;
        reference: string;
        name: string;
        created_at: string;
        status: Database['public']['Enums']['lead_status'];
        quarantined: boolean;
      };
      span: { starts_at: string; ends_at: string };
      staff_counts: {
        alerts: number | null;
        held_back: number | null;
        accounts: number | null;
        tasks: number | null;
        sound: Database['public']['CompositeTypes']['task_sound'] | null;
      };
      staff_name: { id: string; name: string };
      status_change: {
        id: string;
        seen: Database['public']['Enums']['lead_status'];
        status: Database['public']['Enums']['lead_status'];
      };
      stored_board: {
        outcome: Database['public']['Enums']['board_outcome'];
        retry_after: number | null;
        flights: Database['public']['CompositeTypes']['flights'] | null;
        landings: Database['public']['CompositeTypes']['landings'] | null;
        fetched_at: string | null;
        refresh: boolean | null;
      };
      taken_by: {
        driver: Database['public']['CompositeTypes']['person_name'] | null;
        vehicle: string | null;
        ride: Database['public']['CompositeTypes']['ride_in_the_way'] | null;
      };
      task_sound: { minutes: number; tasks: number };
      task_step: { outcome: Database['public']['Enums']['task_outcome'] };
      told_event: Database['public']['Enums']['trip_event_kind'] | 'requested';
      told_facts: object;
      tracking_verdict: { outcome: Database['public']['Enums']['tracking_outcome']; retry_after: number | null };
      trip_action: import('./trip-life.ts').TripAction;
      trip_cancellation: { fee_agorot: number; free_until: string };
      trip_car: { leg: number; car: number; party: string | null; view_key: string | null };
      trip_driver: {
        leg: number;
        car: number;
        pickup_at: string;
        name: Database['public']['CompositeTypes']['person_name'];
        make: string | null;
        colour: Database['public']['Enums']['vehicle_colour'] | null;
        plate: string | null;
        meeting_point: string | null;
        meeting: Database['public']['CompositeTypes']['localized'] | null;
        phone: string | null;
        phone_from: string;
        languages: Database['public']['Enums']['driver_language'][];
      };
      trip_entry: {
        kind: Database['public']['CompositeTypes']['told_event'];
        actor: Database['public']['Enums']['trip_actor'];
        actor_name: string | null;
        occurred_at: string;
      };
      trip_extra: {
        id: string;
        leg: number;
        car: number;
        pickup_at: string;
        kind: Database['public']['Enums']['extra_kind'];
        state: Database['public']['Enums']['extra_state'];
        agorot: number;
        minutes: number | null;
        reason: string;
      };
      trip_facts: Pick<import('../facts/lead-fields.ts').LeadAnswers, import('../facts/ride-facts.ts').RideFieldName>;
      trip_feed: {
        outcome: Database['public']['Enums']['feed_verdict'];
        retry_after: number | null;
        since: string | null;
        trip: Database['public']['CompositeTypes']['trip_view'] | null;
      };
      trip_flight: {
        leg: number;
        car: number;
        number: string;
        is_arrival: boolean;
        state: Database['public']['Enums']['flight_state'];
        scheduled_at: string | null;
        landing_at: string | null;
        read_at: string | null;
        is_old: boolean;
        span: Database['public']['CompositeTypes']['landing_span'] | null;
        is_being_arranged: boolean;
      };
      trip_link: { reference: string; key: string; view_key: string };
      trip_of_lead: {
        state: Database['public']['CompositeTypes']['trip_state'];
        fee_agorot: number | null;
        offers: Database['public']['CompositeTypes']['office_offer'][];
        events: Database['public']['Tables']['trip_events']['Row'][];
      };
      trip_offer: Omit<
        Database['public']['Tables']['offers']['Row'],
        | 'id'
        | 'lead_id'
        | 'created_at'
        | 'updated_at'
        | 'created_by'
        | 'created_by_name'
        | 'language'
        | 'change_hours'
        | 'sent_by_name'
        | 'first_viewed_at'
        | 'answer_reason'
        | 'list_agorot'
        | 'list_version'
        | 'price_reason'
        | 'rest_reason'
        | 'rest_allowed_by_name'
        | 'paid_way'
        | 'paid_agorot'
        | 'paid_day'
        | 'paid_noted_by_name'
      > & { legs: Database['public']['CompositeTypes']['offer_leg'][]; valid_until: string; sent_at: string };
      trip_page: {
        version: string;
        scope: Database['public']['CompositeTypes']['trip_scope'];
        reference: string;
        state: Database['public']['CompositeTypes']['trip_state'];
        can: Database['public']['CompositeTypes']['trip_action'][];
        language: Database['public']['Enums']['language'];
        name: string | null;
        request: Database['public']['CompositeTypes']['trip_facts'];
        offer: Database['public']['CompositeTypes']['trip_offer'] | null;
        price: Database['public']['CompositeTypes']['kept_price'] | null;
        closed: Database['public']['CompositeTypes']['closed_way'][];
        mailed: boolean;
        booking: Database['public']['CompositeTypes']['trip_offer'] | null;
        drivers: Database['public']['CompositeTypes']['trip_driver'][];
        pickups: Database['public']['CompositeTypes']['trip_pickup'][];
        missed: Database['public']['CompositeTypes']['missed_ride'][];
        cancellation: Database['public']['CompositeTypes']['trip_cancellation'] | null;
        view_key: string | null;
        change_hours: number;
        events: Database['public']['CompositeTypes']['trip_entry'][];
        rides: Database['public']['CompositeTypes']['trip_ride'][];
        cars: Database['public']['CompositeTypes']['trip_car'][];
        flights: Database['public']['CompositeTypes']['trip_flight'][];
        extras: Database['public']['CompositeTypes']['trip_extra'][];
      };
      trip_pickup: { leg: number; car: number; pickup_at: string };
      trip_pricing: {
        version: number | null;
        facts: Database['public']['CompositeTypes']['price_facts'];
        vehicle_class: string | null;
        is_offered: boolean;
        said_agorot: number | null;
        held_until: string | null;
        rest: Database['public']['CompositeTypes']['rest_rules'];
      };
      trip_ride: {
        leg: number;
        car: number;
        pickup_at: string;
        step: Database['public']['Enums']['told_step'];
        since: string | null;
        landing_at: string | null;
        board_read_at: string | null;
        search_from: string | null;
        search_until: string | null;
        here_at: string | null;
        lost_at: string | null;
        expected_at: string | null;
      };
      trip_scope: import('./trip-life.ts').TripScope;
      trip_state: import('./trip-life.ts').TripState;
      trip_verdict: {
        outcome: Database['public']['Enums']['trip_outcome'];
        trip: Database['public']['CompositeTypes']['trip_view'] | null;
        retry_after: number | null;
      };
      trip_view: Database['public']['CompositeTypes']['trip_page'];
      trip_wish: object;
      vehicle: {
        no: number;
        updated_at: string;
        plate: string;
        class: string;
        make: string;
        colour: Database['public']['Enums']['vehicle_colour'];
        seats: number;
        bags: number;
        child_seats: number;
        licence_kind: Database['public']['Enums']['licence_kind'];
        registration_until: string | null;
        insurance_until: string | null;
        inspection_until: string | null;
        active: boolean;
        absences: Database['public']['CompositeTypes']['absence'][];
      };
      vehicle_fields: {
        plate: string;
        class: string;
        make: string;
        colour: Database['public']['Enums']['vehicle_colour'];
        seats: number;
        bags: number;
        child_seats: number;
        licence_kind: Database['public']['Enums']['licence_kind'];
        registration_until: string | null;
        insurance_until: string | null;
        inspection_until: string | null;
        active: boolean;
      };
      viewed_page: { page: string; views: number };
      visit_record: {
        session_id: string;
        path: string;
        title: string | null;
        referrer: string | null;
        user_agent: string | null;
        counted: boolean | null;
      };
      week_day: { day: string; rides: number; open: number; rest: boolean };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin', 'manager', 'operator', 'readonly'],
      board_outcome: ['ok', 'rate_limited'],
      canceller: ['traveller', 'business'],
      data_request_kind: ['find', 'export', 'delete'],
      delay_price: ['stays', 'new_offer'],
      deletion_outcome: ['deleted', 'changed', 'upcoming_ride'],
      drive_language: ['he', 'ar', 'en', 'ru', 'fr'],
      drive_outcome: [
        'ok',
        'unchanged',
        'bad_link',
        'blocked',
        'rate_limited',
        'not_yours',
        'changed',
        'not_possible',
        'step_time',
        'too_early',
        'still_waiting',
        'taken',
        'fee_changed',
        'validation_failed',
      ],
      drive_step: ['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done', 'back', 'late', 'no_show', 'extra'],
      driver_fit: ['fits', 'other_car', 'not_free'],
      driver_kind: ['own', 'partner'],
      driver_language: ['ar', 'en', 'es', 'fr', 'ru', 'he'],
      entry_outcome: ['stored', 'replayed', 'idempotency_conflict', 'validation_failed'],
      extra_kind: ['parking', 'waiting', 'stop'],
      extra_outcome: ['decided', 'gone', 'changed_by_other', 'not_possible', 'not_waited', 'validation_failed'],
      extra_state: ['noted', 'asked', 'agreed', 'objected', 'dropped'],
      fare_kind: ['fixed', 'at_most'],
      feed_outcome: ['created', 'revoked', 'gone'],
      feed_verdict: ['ok', 'bad_link', 'blocked', 'rate_limited'],
      fleet_member: ['driver', 'vehicle'],
      fleet_outcome: ['saved', 'changed_by_other', 'validation_failed', 'gone', 'ended'],
      flight_question: [
        'cancelled',
        'beyond',
        'other_day',
        'rest',
        'taken',
        'away',
        'price',
        'too_soon',
        'unclear',
        'not_found',
        'unknown',
        'flies_again',
        'old',
      ],
      flight_state: [
        'not_seen',
        'unreadable',
        'not_yet',
        'not_found',
        'unclear',
        'apart',
        'expected',
        'landed',
        'departed',
        'cancelled',
        'unknown',
      ],
      hand_over_outcome: ['handed_over', 'already_sent', 'not_found'],
      history_actor: ['staff', 'traveller', 'system'],
      language: ['he', 'en', 'fr'],
      lead_outcome: ['stored', 'replayed', 'conflict', 'blocked', 'rate_limited'],
      lead_sort: ['-received', 'received', 'travel', '-travel', 'name', '-name', 'status', '-status'],
      lead_status: ['new', 'contacted', 'qualified', 'converted', 'lost'],
      lead_way: ['outward', 'back'],
      licence_kind: ['tour', 'minibus', 'bus', 'rental_with_driver', 'taxi'],
      meeting_drawing: ['hall', 'small_hall', 'kerb'],
      offer_line_kind: ['fare', 'stop', 'extra_waiting', 'discount', 'other'],
      offer_state: ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'],
      pay_way: ['card', 'cash', 'wallet', 'link', 'transfer', 'invoice'],
      price_outcome: [
        'saved',
        'published',
        'unchanged',
        'changed_by_other',
        'incomplete',
        'contradiction',
        'leap',
        'validation_failed',
      ],
      price_question_outcome: ['ok', 'blocked', 'rate_limited'],
      rest_city: ['jerusalem', 'tel-aviv', 'haifa', 'none'],
      ride_state: [
        'planned',
        'assigned',
        'acknowledged',
        'on_the_way',
        'at_pickup',
        'on_board',
        'done',
        'no_show',
        'cancelled',
      ],
      setting_kind: ['integer', 'boolean', 'text', 'emails', 'dates', 'language', 'choice'],
      task_kind: [
        'request_unanswered',
        'offer_unanswered',
        'offer_declined',
        'change_requested',
        'changed_late',
        'trip_cancelled',
        'cancel_notice',
        'message_failed',
        'ride_without_driver',
        'not_acknowledged',
        'overbooked',
        'driver_not_told',
        'message_by_hand',
        'driver_under_way',
        'document_expiring',
        'driver_late',
        'cannot_find_driver',
        'traveller_at_point',
        'flight_decision',
        'flight_cancelled',
        'extra_noted',
        'extra_objected',
      ],
      task_outcome: ['taken', 'dismissed', 'already_closed', 'validation_failed'],
      task_urgency: ['now', 'today', 'soon'],
      told_step: ['to_come', 'on_the_way', 'at_pickup', 'on_board', 'done'],
      tracking_outcome: ['stored', 'blocked', 'full', 'rate_limited'],
      travel_period: ['upcoming', 'today', 'tomorrow', 'week'],
      trip_actor: ['traveller', 'driver', 'staff', 'system'],
      trip_event_kind: [
        'offer_sent',
        'offer_accepted',
        'offer_declined',
        'offer_expired',
        'offer_withdrawn',
        'changed',
        'change_asked',
        'asked_again',
        'cancelled',
        'cancel_notice',
        'no_show',
        'cannot_find_driver',
        'at_meeting_point',
        'extra_asked',
        'extra_agreed',
        'extra_objected',
        'entered',
        'link_renewed',
        'paid_noted',
        'rest_allowed',
        'ride_assigned',
        'ride_unassigned',
        'ride_moved',
        'rides_swapped',
        'ride_step',
      ],
      trip_outcome: [
        'ok',
        'unchanged',
        'bad_link',
        'gone',
        'blocked',
        'rate_limited',
        'idempotency_conflict',
        'not_possible',
        'not_yet',
        'too_late',
        'day_of_rest',
        'already_answered',
        'offer_replaced',
        'offer_withdrawn',
        'offer_expired',
        'fee_changed',
        'price_changed',
      ],
      vehicle_colour: ['white', 'black', 'silver', 'grey', 'blue', 'red', 'other'],
      waiting_start: ['landing', 'pickup'],
    },
  },
} as const;
